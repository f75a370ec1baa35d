"use client";
/**
 * True from a press of the pay button until its form was answered or the method's page is opened. Changes of
 * the page's address wait until then, because they would cancel the press.
 */
import { useEffect } from "react";

let isPressing = false;
let waiting: (() => void) | null = null;

export function notePressing(is: boolean): void {
  isPressing = is;
  // A waiting change of the address waits a turn longer, because the press may go on with another step.
  if (!is) setTimeout(goOn);
}

/** Records a press of the pay button while its form is being sent. */
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

/**
 * Changes the page's address now, or after a press of the pay button has ended; a later change replaces a
 * waiting one.
 */
export function afterPress(change: () => void): void {
  waiting = change;
  goOn();
}
