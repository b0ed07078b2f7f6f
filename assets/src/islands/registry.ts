/** The islands by the name that templates use; each is a chunk of its own, fetched on demand. */

import type { Component } from "./mount";

export const registry: Partial<Record<string, () => Promise<{ default: Component }>>> = {
  ContactForm: () => import(/* webpackChunkName: "contact-form" */ "./ContactForm"),
  ExpertForm: () => import(/* webpackChunkName: "expert-form" */ "./ExpertForm"),
  JobList: () => import(/* webpackChunkName: "job-list" */ "./JobList"),
  QuoteForm: () => import(/* webpackChunkName: "quote-form" */ "./QuoteForm"),
  SearchBox: () => import(/* webpackChunkName: "search-box" */ "./SearchBox"),
  SignUpForm: () => import(/* webpackChunkName: "sign-up-form" */ "./SignUpForm"),
};
