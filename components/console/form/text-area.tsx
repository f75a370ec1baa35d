"use client";
/** A field of several lines of an {@link ActionForm}: it keeps what was typed when the form comes back. */
import { useId } from "react";
import { FIELD } from "../styles";
import { useFormState } from "./action-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly rows: number;
  /** Under the field while nothing is wrong with it. */
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
};

/** What is typed is for programs: it runs left to right, and nothing is corrected. */
export function TextArea({ name, label, rows, hint, defaultValue, maxLength, required = false }: Props) {
  const { errors, values } = useFormState();
  const id = useId();
  const error = errors[name];
  const said = error ?? hint;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-ink">
        {label}
      </label>
      <textarea
        id={id}
        name={name}
        rows={rows}
        maxLength={maxLength}
        dir="ltr"
        spellCheck={false}
        autoCapitalize="off"
        autoComplete="off"
        required={required}
        defaultValue={values[name] ?? defaultValue}
        aria-invalid={error !== undefined}
        aria-describedby={said === undefined ? undefined : `${id}-said`}
        className={`${FIELD} py-1.5 font-mono text-xs`}
      />
      {said !== undefined && (
        <p id={`${id}-said`} className={`mt-1 ${error === undefined ? "text-muted" : "text-bad"}`}>
          {said}
        </p>
      )}
    </div>
  );
}
