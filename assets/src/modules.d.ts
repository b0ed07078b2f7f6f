/** What tools/messages-loader.mjs makes of a gettext catalogue. */
declare module "*.po" {
  export const messages: Record<string, string | string[]>;
  export function plural(count: number): number;
}
