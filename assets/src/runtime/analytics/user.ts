/** What every event says of the browser that it comes from. */

import { attributionRecord, type AttributionRecord } from "../attribution";
import { isCustomer, marketingTrackingId, secondMarketingTrackingId } from "./ids";

export interface UserProperties extends AttributionRecord {
  marketing_tracking_id: string;
  second_marketing_tracking_id?: string;
  is_customer: boolean;
}

export function userProperties(): UserProperties {
  const second = secondMarketingTrackingId();
  return {
    ...attributionRecord(),
    marketing_tracking_id: marketingTrackingId(),
    ...(second && { second_marketing_tracking_id: second }),
    is_customer: isCustomer(),
  };
}
