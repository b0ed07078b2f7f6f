/** What tools/messages-loader.mjs makes of a compiled gettext catalogue. */
declare module "*.mo" {
  export const messages: Record<string, string | string[]>;
  export function plural(count: number): number;
}

/** What tools/catalogs-loader.mjs makes of the folders of translations/. */
declare module "*.list" {
  interface Messages {
    messages: Record<string, string | string[]>;
    plural: (count: number) => number;
  }
  const catalogs: Partial<Record<string, () => Promise<Messages>>>;
  export default catalogs;
}
