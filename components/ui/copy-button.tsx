"use client";
/** Copies a text. Shown only if JavaScript runs and the browser allows copying. */
import { useEffect, useState } from "react";
import { Button } from "./button";

const SHOWN_MS = 2_000;

type Props = {
  readonly text: string;
  readonly words: { readonly copy: string; readonly copied: string; readonly name: string; readonly done: string };
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
      <span aria-live="polite">{copied ? words.copied : words.copy}</span>
    </Button>
  );
}
