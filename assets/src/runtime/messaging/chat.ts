/** The button that opens a chat: there where it is permitted, and nothing is fetched before it. */

import { type End, endAll, listen } from "../../topic";
import { services } from "../../pageFacts";
import { fetchOnce, isConsentAlone } from "../../scripts";
import { isGranted, onConsent } from "../consent/state";
import { onRoute } from "../route";
import { forgetVisitor, prepareChat, showChat } from "./adapter";

let isOpen = false;

/** @param button stands in every page; hidden where chatting is not permitted. */
export function start(button: HTMLElement): End {
  const draw = () => {
    const isPermitted = isGranted("personalization_storage");
    button.hidden = !isPermitted || isConsentAlone();
    if (isOpen && !isPermitted) closeChat();
  };
  return endAll(listen(button, ["click"], openChat), onConsent(draw), onRoute(draw));
}

function openChat(): void {
  if (!isOpen) prepareChat(services().messaging?.appId ?? "");
  isOpen = true;
  fetchOnce("customer-messaging");
  showChat();
}

function closeChat(): void {
  isOpen = false;
  forgetVisitor();
}
