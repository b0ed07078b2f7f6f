interface Marks {
  lang: string | undefined;
  dir: "ltr" | undefined;
}

/** The attributes of a text in another language, all of which are written from left to right. */
export function inLanguage(lang: string | null | undefined): Marks {
  // Node, where the twins are compared, has no document.
  const isTurned = lang && typeof document !== "undefined" && document.dir === "rtl";
  return { lang: lang ?? undefined, dir: isTurned ? "ltr" : undefined };
}
