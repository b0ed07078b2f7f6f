/** Stands in for the bot check in development: its responses are verified by nobody. */

import type {} from "../runtime/botCheck/adapter";

window.grecaptcha = {
  enterprise: {
    ready: (then) => {
      then();
    },
    execute: (_siteKey, { action }) => Promise.resolve(`stand-in-${action}`),
  },
};
