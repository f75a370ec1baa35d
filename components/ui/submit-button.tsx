"use client";
/** A submit button that can be pressed once; without JavaScript it is a plain button. */
import { type ReactNode, useEffect, useState } from "react";
import { useFormStatus } from "react-dom";
import type { ThemeParts } from "../embed/theme-parts";
import { Button } from "./button";

const SLOW_MS = 2000;

/** After two seconds `working` replaces the label and is announced. */
export function SubmitButton({
  children,
  className,
  working,
  describedBy,
  part,
  field,
  keyShortcut,
}: {
  children: ReactNode;
  className: string;
  working: ReactNode;
  describedBy?: string;
  part?: ThemeParts;
  field?: { readonly name: string; readonly value: string };
  keyShortcut?: string;
}) {
  const { pending } = useFormStatus();
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    if (!pending) return setSlow(false);
    const timer = setTimeout(() => setSlow(true), SLOW_MS);
    return () => clearTimeout(timer);
  }, [pending]);
  return (
    <>
      <Button
        type="submit"
        aria-keyshortcuts={keyShortcut}
        {...field}
        data-part={part}
        className={className}
        // `aria-disabled` instead of `disabled`, so that the button keeps the focus.
        aria-disabled={pending}
        aria-busy={pending}
        aria-describedby={describedBy}
        onClick={(event) => {
          // Without a network connection the form is not sent, as the page's banner explains.
          if (pending || !navigator.onLine) event.preventDefault();
        }}
      >
        {pending && <Spinner />}
        {slow ? working : children}
      </Button>
      <span aria-live="polite" className="sr-only">
        {slow && working}
      </span>
    </>
  );
}

function Spinner() {
  return (
    <span
      aria-hidden="true"
      className="size-4 shrink-0 rounded-full border-2 border-current border-e-transparent motion-safe:animate-spin motion-reduce:hidden"
    />
  );
}
