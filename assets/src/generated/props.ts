/** Written by `flask islands types` from the Python of the site. */

import type { BorderLabelProps } from "./border_labels";
import type { JobListProps } from "./careers";
import type { EmissionsCalculatorProps } from "./emissions";
import type { PostFormProps } from "./forms";
import type { HsSearchProps } from "./hs_codes";
import type { CarouselProps } from "./products";
import type { QuoteFormProps } from "./quote";
import type { RouteMapProps } from "./route_search";
import type { PlacePickerProps } from "./shared";
import type { SearchBoxProps } from "./web";
import type { PlayerProps } from "./webinars";

/** What each island is drawn from. */
export interface IslandProps {
  BorderLabel: BorderLabelProps;
  Carousel: CarouselProps;
  EmissionsCalculator: EmissionsCalculatorProps;
  HsSearch: HsSearchProps;
  JobList: JobListProps;
  PlacePicker: PlacePickerProps;
  Player: PlayerProps;
  PostForm: PostFormProps;
  QuoteForm: QuoteFormProps;
  RouteMap: RouteMapProps;
  SearchBox: SearchBoxProps;
}

export type IslandName = keyof IslandProps;
