/** Fetches the messages of the page's locale. */

import type { Catalog } from "./i18n";

/** By `<html lang>`; English needs none, it is what the keys are written in. */
const CATALOGS: Partial<Record<string, () => Promise<Catalog>>> = {
  "zh-CN": () =>
    import(
      /* webpackChunkName: "messages.zh-CN" */
      "../../translations/zh_Hans_CN/LC_MESSAGES/messages.po"
    ),
};

/** Rejects where they cannot be had: half a language is worse than the server's HTML. */
export async function fetchCatalog(): Promise<Catalog | undefined> {
  return CATALOGS[document.documentElement.lang]?.();
}
