"use client";
import { useContext, useEffect, useRef } from "react";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { phoneField } from "./choices";
import { LatestAnswer } from "./latest-answer";

type Props = {
  readonly code: string;
  readonly place: string;
  readonly label: string;
  readonly hint: string;
  readonly errors: Readonly<Record<"required" | "invalid", string>>;
};

/** Typed texts, kept in memory, so that a language change keeps them. */
const typed = new Map<string, string>();

export function InsidePhone({ code, place, label, hint, errors }: Props) {
  const { choice, phone } = useContext(LatestAnswer);
  const answer = choice === code ? phone : undefined;
  const error = answer?.error ?? null;
  const id = phoneField(code);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The field may contain text that was typed before this script ran.
    if (input.current === null) return;
    if (input.current.value === "") input.current.value = typed.get(place) ?? "";
    else typed.set(place, input.current.value);
  }, [place]);
  return (
    <Field
      look="page"
      id={id}
      label={label}
      labelPart="mobile-number-popup-heading"
      hint={error === null ? hint : undefined}
      error={error && errors[error]}
      isAlert
    >
      {(control) => (
        <Input
          {...control}
          ref={input}
          look="page"
          data-part="mobile-number-input"
          name={id}
          type="tel"
          dir="ltr"
          inputMode="tel"
          autoComplete="tel"
          maxLength={24}
          defaultValue={answer?.value ?? ""}
          onChange={({ target }) => typed.set(place, target.value)}
          aria-required="true"
          className="figures w-full px-3.5"
        />
      )}
    </Field>
  );
}
