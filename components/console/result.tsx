"use client";
/** What became of what was sent: it is read out, and the focus goes to it, also without a script. */
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  /** Bad news interrupts what is being read. */
  readonly isBad?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** Takes the focus as it appears; a `key` by its parent makes what comes again appear again. */
export function Result({ isBad = false, className = "", children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: it answers what was just sent, also without a script
    <div ref={place} role={isBad ? "alert" : "status"} tabIndex={-1} autoFocus className={className}>
      {children}
    </div>
  );
}
