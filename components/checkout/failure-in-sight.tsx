"use client";
/** Holds the banner about the last try, and leads to it if it comes while the page is open. */
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  readonly sessionId: string;
  /** Names the try that the banner is about; null while there is none. */
  readonly about: string | null;
  readonly children: ReactNode;
};

/** What was shown last, by session: the form's answer is a new view of the page in the same document. */
const shown = new Map<string, string | null>();

export function FailureInSight({ sessionId, about, children }: Props) {
  const box = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const before = shown.get(sessionId);
    shown.set(sessionId, about);
    if (before === undefined || before === about || about === null) return;
    // Not away from a field: the try may have been made in another tab.
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
