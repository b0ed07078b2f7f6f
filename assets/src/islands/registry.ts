/** The islands by the name that templates use; each is a chunk of its own, fetched on demand. */

import type { Component } from "./mount";

export const registry: Partial<Record<string, () => Promise<{ default: Component }>>> = {
  ContactForm: () => import(/* webpackChunkName: "contact-form" */ "./ContactForm"),
  JobList: () => import(/* webpackChunkName: "job-list" */ "./JobList"),
  SearchBox: () => import(/* webpackChunkName: "search-box" */ "./SearchBox"),
};
