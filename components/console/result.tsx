"use client";
import { type ReactNode, useEffect, useRef } from "react";

type Props = {
  readonly isBad?: boolean;
  readonly className?: string;
  readonly children: ReactNode;
};

/** A message that takes the focus when it appears, and again with a new `key`. */
export function Result({ isBad = false, className = "", children }: Props) {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    // biome-ignore lint/a11y/noAutofocus: the message answers the form that was just sent
    <div ref={place} role={isBad ? "alert" : "status"} tabIndex={-1} autoFocus className={className}>
      {children}
    </div>
  );
}
