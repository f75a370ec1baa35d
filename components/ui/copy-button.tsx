"use client";
/** Copies a text. Shown only if JavaScript runs and the browser allows copying. */
import { useEffect, useState } from "react";
import { Button } from "./button";

const SHOWN_MS = 2_000;
const SHEETS = "M6 6h8v8H6zM10 6V2H2v8h4";
const TICK = "m3 8.5 3.5 3.5L13 4.5";

type Props = {
  readonly text: string;
  /** Without `copy` the button shows an icon. */
  readonly words: { readonly copy?: string; readonly copied: string; readonly name: string; readonly done: string };
  readonly className: string;
};

export function CopyButton({ text, words, className }: Props) {
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
    <Button
      aria-label={copied ? words.done : words.name}
      className={className}
      onClick={() => {
        navigator.clipboard.writeText(text).then(
          () => setCopied(true),
          () => undefined,
        );
      }}
    >
      {words.copy === undefined && <Icon path={copied ? TICK : SHEETS} />}
      <span aria-live="polite" className={words.copy === undefined ? "sr-only" : undefined}>
        {copied ? words.copied : words.copy}
      </span>
    </Button>
  );
}

function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor">
      <path d={path} strokeWidth="1.4" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
