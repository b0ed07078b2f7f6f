/** What stands between an island and an error of it. */

import { Component, type ReactNode } from "react";

import { rememberWriting } from "./writing";

interface BoundaryProps {
  /** The element of the island. */
  element: Element;
  /** The server's markup, as it stood before React had it. */
  html: string;
  children: ReactNode;
}

/**
 * Gives the server's markup back where the island cannot be drawn, with what was written into it.
 * The note is taken while the old markup still stands: React draws first and takes away later.
 */
export class Boundary extends Component<BoundaryProps, { hasFailed: boolean }> {
  override state = { hasFailed: false };
  private restoreWriting: (() => void) | undefined;

  static getDerivedStateFromError() {
    return { hasFailed: true };
  }

  override componentDidCatch(): void {
    const { element, html } = this.props;
    element.innerHTML = html;
    this.restoreWriting?.();
  }

  override render(): ReactNode {
    if (!this.state.hasFailed) return this.props.children;
    this.restoreWriting ??= rememberWriting(this.props.element);
    return null;
  }
}
