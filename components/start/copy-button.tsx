"use client";
/** Copies a piece of code. It appears if scripts run and the browser lets pages copy. */
import { useEffect, useState } from "react";

const SHOWN_MS = 2_000;

/** `what` is read out beside "Copy", because a page has many such buttons. */
export function CopyButton({ code, what }: { code: string; what: string }) {
  const [can, setCan] = useState(false);
  const [copied, setCopied] = useState(false);
  useEffect(() => setCan(navigator.clipboard !== undefined), []);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  if (!can) return null;
  return (
    <button
      type="button"
      aria-label={`${copied ? "Copied" : "Copy"}: ${what}`}
      className="absolute end-2 top-2 min-h-8 rounded-lg border border-line bg-surface px-2.5 text-[0.8125rem] text-accent hover:bg-accent-soft"
      onClick={() => {
        navigator.clipboard.writeText(code).then(
          () => setCopied(true),
          () => undefined,
        );
      }}
    >
      <span aria-live="polite">{copied ? "Copied" : "Copy"}</span>
    </button>
  );
}
