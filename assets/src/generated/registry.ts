/** Written by `flask islands types` from the Python of the site. */

import type { ComponentType } from "react";

import type { IslandName, IslandProps } from "./props";

export type Component<Name extends IslandName> = ComponentType<{ props: IslandProps[Name] }>;

type Load<Name extends IslandName> = () => Promise<{ default: Component<Name> }>;

/** The islands by the name that templates use; each is a chunk of its own, fetched on demand. */
export const registry: { [Name in IslandName]: Load<Name> } = {
  BorderLabel: () => import(/* webpackChunkName: "border-label" */ "../islands/BorderLabel"),
  Carousel: () => import(/* webpackChunkName: "carousel" */ "../islands/Carousel"),
  EmissionsCalculator: () => import(/* webpackChunkName: "emissions-calculator" */ "../islands/EmissionsCalculator"),
  HsSearch: () => import(/* webpackChunkName: "hs-search" */ "../islands/HsSearch"),
  JobList: () => import(/* webpackChunkName: "job-list" */ "../islands/JobList"),
  PlacePicker: () => import(/* webpackChunkName: "place-picker" */ "../islands/PlacePicker"),
  Player: () => import(/* webpackChunkName: "player" */ "../islands/Player"),
  PostForm: () => import(/* webpackChunkName: "post-form" */ "../islands/PostForm"),
  QuoteForm: () => import(/* webpackChunkName: "quote-form" */ "../islands/QuoteForm"),
  RouteMap: () => import(/* webpackChunkName: "route-map" */ "../islands/RouteMap"),
  SearchBox: () => import(/* webpackChunkName: "search-box" */ "../islands/SearchBox"),
};
