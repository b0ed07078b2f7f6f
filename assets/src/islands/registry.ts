/** The islands by the name that templates use; each is a chunk of its own, fetched on demand. */

import type { Component } from "./mount";

export const registry: Partial<Record<string, () => Promise<{ default: Component }>>> = {
  BorderLabel: () => import(/* webpackChunkName: "border-label" */ "./BorderLabel"),
  ContactForm: () => import(/* webpackChunkName: "forms" */ "./ContactForm"),
  EmissionsCalculator: () =>
    import(/* webpackChunkName: "emissions-calculator" */ "./EmissionsCalculator"),
  ExpertForm: () => import(/* webpackChunkName: "forms" */ "./ExpertForm"),
  HsSearch: () => import(/* webpackChunkName: "hs-search" */ "./HsSearch"),
  JobList: () => import(/* webpackChunkName: "job-list" */ "./JobList"),
  NewsletterForm: () => import(/* webpackChunkName: "forms" */ "./NewsletterForm"),
  OpenEmissionsForm: () => import(/* webpackChunkName: "forms" */ "./OpenEmissionsForm"),
  PlacePicker: () => import(/* webpackChunkName: "place-picker" */ "./PlacePicker"),
  QuoteForm: () => import(/* webpackChunkName: "quote-form" */ "./QuoteForm"),
  RouteMap: () => import(/* webpackChunkName: "route-map" */ "./RouteMap"),
  SearchBox: () => import(/* webpackChunkName: "search-box" */ "./SearchBox"),
  SignUpForm: () => import(/* webpackChunkName: "forms" */ "./SignUpForm"),
};
