/** What exchanges pages: fetched with the first page that is opened, since many visits see one. */
export function exchange() {
  return import(/* webpackChunkName: "swap" */ "./swap").catch(() => undefined);
}
