/**
 * What runs on every page, in order. A concern is a module with `start()` and `stop()`; what a
 * page may never need, React first of all, is fetched by its concern when it is needed.
 */

import * as islands from "./islands/loader";
import { whenParsed } from "./parsed";

const concerns = [islands];

whenParsed(() => {
  for (const concern of concerns) concern.start();
});
