/**
 * Hears of errors in embedded players, which tell them to the page by message:
 * `{event: "error", data: {name, message}}` or `{event: "onError", info: 150}`, also as text.
 */

import { EmbedError } from "../embedError";
import { report } from "../errors";
import { type End, listen } from "../topic";

interface EmbedMessage {
  event?: string;
  data?: { name?: string; message?: string };
  info?: number;
}

/** Hears of them once, however often it is started: a page knows its listeners. */
export const start = (): End => listen(window, ["message"], hearMessage);

function hearMessage({ source, data }: MessageEvent): void {
  const frames = [...document.querySelectorAll("iframe")];
  const cause = frames.some((one) => one.contentWindow === source) && causeOf(data);
  if (cause) report({ error: new EmbedError("video", cause), where: "embed" });
}

function causeOf(message: unknown): string | undefined {
  const { event, data, info } = readMessage(message);
  if (event !== "error" && event !== "onError") return undefined;
  const words = [data?.name, data?.message, info].filter((one) => one !== undefined);
  return words.join(": ") || "no reason given";
}

function readMessage(message: unknown): EmbedMessage {
  try {
    const data: unknown = typeof message === "string" ? JSON.parse(message) : message;
    return typeof data === "object" && data ? data : {};
  } catch {
    return {};
  }
}
