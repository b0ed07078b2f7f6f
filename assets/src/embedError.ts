/**
 * An error of something that is embedded, of which the site is not the author. It can be left
 * out of reports by configuration, so it says what it is; the cause stands in its message.
 */
export class EmbedError extends Error {
  override readonly name = "EmbedError";

  constructor(
    readonly embed: "video" | "carousel",
    cause: unknown,
  ) {
    super(`An embedded ${embed} failed: ${wordsOf(cause)}`, { cause });
  }
}

function wordsOf(cause: unknown): string {
  return cause instanceof Error ? `${cause.name}: ${cause.message}` : String(cause);
}
