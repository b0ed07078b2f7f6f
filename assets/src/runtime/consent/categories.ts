/** What the visitor is asked, what that means to tag managers, and how the two belong together. */

import type { Purpose } from "../../generated/names";

export type { Purpose };

/** Whether the visitor permits each purpose. */
export type Purposes = Record<Purpose, boolean>;

export type Category =
  | "ad_storage"
  | "ad_user_data"
  | "analytics_storage"
  | "functionality_storage"
  | "security_storage"
  | "personalization_storage"
  | "ad_personalization";

export type Consent = Readonly<Record<Category, "granted" | "denied">>;

/** What each purpose grants. */
export const CATEGORIES: Readonly<Record<Purpose, readonly Category[]>> = {
  advertising: ["ad_storage", "ad_user_data"],
  analytics: ["analytics_storage"],
  essential: ["functionality_storage", "security_storage"],
  personalization: ["personalization_storage", "ad_personalization"],
};
