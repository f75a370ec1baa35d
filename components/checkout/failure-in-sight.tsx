"use client";
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  readonly sessionId: string;
  /** Key of the failed attempt; null without one. */
  readonly about: string | null;
  readonly children: ReactNode;
};

/** The last shown attempt by session, which outlives a new rendering of the page after a form's response. */
const shown = new Map<string, string | null>();

export function FailureInSight({ sessionId, about, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = shown.get(sessionId);
    shown.set(sessionId, about);
    if (before === undefined || before === about || about === null) return;
    // Scrolling does not take the focus from a text field, because the failed attempt may be from another
    // tab.
    if (document.activeElement?.matches("input[type=text]")) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [sessionId, about]);
  return (
    <div
      ref={box}
      tabIndex={-1}
      data-part={about === null ? undefined : "payment-error-message"}
      className={about === null ? "" : "mb-5 shadow-none outline-none"}
    >
      {children}
    </div>
  );
}
