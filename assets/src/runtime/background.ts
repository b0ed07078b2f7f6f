/** What waits until the page is ready: fetching ahead, the service worker, a newer build. */

import { type End, endAll } from "../topic";
import * as buildHash from "./buildHash";
import * as prefetch from "./prefetch";
import * as serviceWorker from "./serviceWorker";

export const start = (): End => endAll(buildHash.start(), prefetch.start(), serviceWorker.start());
