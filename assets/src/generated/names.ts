/** Written by `flask islands types` from the Python of the site. */

export type Purpose = "essential" | "analytics" | "personalization" | "advertising";

export type QuoteField = "origin" | "destination" | "mode" | "pickup" | "pickup_address" | "delivery" | "delivery_address" | "goods" | "containers" | "pieces" | "weight_kg" | "volume_cbm" | "cargo_value_usd" | "dangerous_goods" | "battery_chemistry" | "battery_packing" | "un_number" | "hazard_class" | "packing_group" | "safety_data_sheet" | "incoterm" | "exw_or_fob" | "exw_address" | "ready_date" | "note" | "first_name" | "last_name" | "company_name" | "work_email" | "country" | "phone" | "consent";
