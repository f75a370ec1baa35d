"use client";
/**
 * From a press of the pay button until its form was answered or the method's page is opened. A change of the
 * page's address would lose the press, so it waits.
 */
import { useEffect } from "react";

let isPressing = false;
let waiting: (() => void) | null = null;

export function notePressing(is: boolean): void {
  isPressing = is;
  // Waits until the next part of the same press has begun.
  if (!is) setTimeout(goOn);
}

/** Notes a press for as long as a form is being sent. */
export function usePressing(sending: boolean): void {
  useEffect(() => {
    if (!sending) return;
    notePressing(true);
    return () => notePressing(false);
  }, [sending]);
}

function goOn(): void {
  if (isPressing) return;
  const change = waiting;
  waiting = null;
  change?.();
}

/** Makes the change now, or after the press; a later change replaces one that waits. */
export function afterPress(change: () => void): void {
  waiting = change;
  goOn();
}
