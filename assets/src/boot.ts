/**
 * What runs on every page, in order. A concern is a module with `start()` and `stop()`; what a
 * page may never need, React first of all, is fetched by its concern when it is needed.
 */

import * as islands from "./islands/loader";
import { whenParsed } from "./parsed";
import * as scripts from "./scripts";

const concerns = [scripts, islands];

declare global {
  interface Window {
    /** Set for the page's inline script, which fetches this file where the browser left it out. */
    booted?: boolean;
  }
}

window.booted = true;

whenParsed(() => {
  for (const concern of concerns) concern.start();
});
