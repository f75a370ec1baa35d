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
  // Waits for another turn of the event loop, because the press may begin another step.
  if (!is) setTimeout(goOn);
}

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
