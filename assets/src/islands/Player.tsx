import { type MouseEvent, type ReactElement, useState } from "react";

import type { PlayerProps } from "../generated/webinars";
import { t } from "../i18n";

/**
 * A recording: the poster, and once it is pressed the player of its host, which nobody has asked
 * before. Twin: templates/islands/player.html.
 */
export default function Player({ props }: { props: PlayerProps }): ReactElement {
  const [isPlaying, setPlaying] = useState(false);
  const { title, length, address } = props;

  function play(event: MouseEvent) {
    // In another tab the link is the browser's.
    if (event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    setPlaying(true);
  }

  if (isPlaying) return <iframe src={address} title={title} allow={ALLOWED} ref={focus} />;
  return (
    <a className="poster field hull" href={address} onClick={play}>
      <span className="d3">{title}</span>
      <span className="code">{length}</span>
      <span className="btn">{t("Play the recording")}</span>
    </a>
  );
}

/** What a player needs of the browser; the press was meant for it. */
const ALLOWED = "autoplay; encrypted-media; fullscreen; picture-in-picture";

/** What was pressed is gone, and the focus goes to what came in its place. */
function focus(frame: HTMLIFrameElement | null): void {
  frame?.focus();
}
