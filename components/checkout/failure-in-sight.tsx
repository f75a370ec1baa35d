"use client";
/** The banner about the last try; scrolls to it if it appears while the page is open. */
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  readonly sessionId: string;
  /** Identifies the try; null if there is none. */
  readonly about: string | null;
  readonly children: ReactNode;
};

/** Last shown try by session: a form's answer re-renders the same document. */
const shown = new Map<string, string | null>();

export function FailureInSight({ sessionId, about, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = shown.get(sessionId);
    shown.set(sessionId, about);
    if (before === undefined || before === about || about === null) return;
    // Does not take the focus from a field: the try may be from another tab.
    if (document.activeElement?.matches("input[type=text]")) return;
    box.current?.focus({ preventScroll: true });
    box.current?.scrollIntoView({ block: "center" });
  }, [sessionId, about]);
  return (
    <div ref={box} tabIndex={-1} className={about === null ? "" : "mb-5 outline-none"}>
      {children}
    </div>
  );
}
