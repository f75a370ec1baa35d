"use client";
/**
 * A text that takes the focus when it appears, because the pressed button has disappeared; screen readers
 * then read it.
 */
import { type ReactNode, useEffect, useRef } from "react";

export function Arrival({ children }: { children: ReactNode }) {
  const region = useRef<HTMLDivElement>(null);
  useEffect(() => region.current?.focus({ preventScroll: false }), []);
  return (
    <div
      ref={region}
      tabIndex={-1}
      className="mb-5 flex gap-3 rounded-row bg-good-soft px-4 py-3 font-medium text-good forced-colors:border"
    >
      {children}
    </div>
  );
}
