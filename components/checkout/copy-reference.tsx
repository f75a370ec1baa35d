"use client";
/** Copies the receipt's reference. It appears if scripts run and the browser lets pages copy. */
import { useEffect, useState } from "react";

const SHOWN_MS = 2_000;

type Props = {
  readonly text: string;
  /** The button's words before and after, and its whole name for those who do not see the row. */
  readonly words: { readonly copy: string; readonly copied: string; readonly name: string };
};

export function CopyReference({ text, words }: Props) {
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
      aria-label={copied ? words.copied : words.name}
      className="-my-2.5 ms-2 min-h-11 rounded-button px-1.5 text-[0.8125rem] text-accent underline underline-offset-4 print:hidden"
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        );
      }}
    >
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </button>
  );
}
