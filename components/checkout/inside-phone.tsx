"use client";
/** The phone that a mobile wallet asks for, inside its method. */
import { useContext, useEffect, useRef } from "react";
import { FIELD, FIELD_ERROR, FIELD_LABEL } from "../ui/field-styles";
import { phoneField } from "./choices";
import { LatestAnswer } from "./latest-answer";

type Props = {
  readonly code: string;
  /** Names what is typed in memory. */
  readonly place: string;
  readonly label: string;
  readonly hint: string;
  readonly errors: Readonly<Record<"required" | "invalid", string>>;
};

/** What was typed, in memory only, so that a language switch keeps it. */
const typed = new Map<string, string>();

export function InsidePhone({ code, place, label, hint, errors }: Props) {
  const { choice, phone } = useContext(LatestAnswer);
  const answer = choice === code ? phone : undefined;
  const error = answer?.error ?? null;
  const id = phoneField(code);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // What was typed before this script ran is in the document already.
    if (input.current === null) return;
    if (input.current.value === "") input.current.value = typed.get(place) ?? "";
    else typed.set(place, input.current.value);
  }, [place]);
  return (
    <div>
      <label htmlFor={id} className={FIELD_LABEL}>
        {label}
      </label>
      <input
        ref={input}
        id={id}
        name={id}
        type="tel"
        dir="ltr"
        inputMode="tel"
        autoComplete="tel"
        maxLength={24}
        defaultValue={answer?.value ?? ""}
        onChange={({ target }) => typed.set(place, target.value)}
        aria-required="true"
        aria-invalid={error !== null}
        aria-describedby={error === null ? `${id}-hint` : `${id}-error`}
        className={`${FIELD} figures w-full px-3.5 rtl:text-end`}
      />
      {error === null ? (
        <p id={`${id}-hint`} className="mt-1 text-[0.8125rem] text-muted">
          {hint}
        </p>
      ) : (
        <p id={`${id}-error`} role="alert" className={FIELD_ERROR}>
          {errors[error]}
        </p>
      )}
    </div>
  );
}
