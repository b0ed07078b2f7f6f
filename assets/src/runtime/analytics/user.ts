/** What every event says of the browser that it comes from. */

import { attributionRecord, type AttributionRecord } from "../attribution";
import { geography } from "../geography";
import { isCustomer, marketingTrackingId, secondMarketingTrackingId } from "./ids";

export interface UserProperties extends AttributionRecord {
  marketing_tracking_id: string;
  second_marketing_tracking_id?: string;
  /** The name that the owner's reports go by. */
  is_flexport_customer: boolean;
  /** As soon as it is known: ISO 3166-1 alpha-2. */
  country_code?: string;
}

export function userProperties(): UserProperties {
  const second = secondMarketingTrackingId();
  const { countryCode } = geography();
  return {
    ...attributionRecord(),
    marketing_tracking_id: marketingTrackingId(),
    ...(second && { second_marketing_tracking_id: second }),
    is_flexport_customer: isCustomer(),
    ...(countryCode && { country_code: countryCode }),
  };
}
