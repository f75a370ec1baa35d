"use client";
/** A field of several lines of an {@link ActionForm}: it keeps what was pasted when the form comes back. */
import { useId } from "react";
import { FIELD } from "../styles";
import { useFormState } from "./action-form";

type Props = { readonly name: string; readonly label: string; readonly rows: number; readonly maxLength: number };

/** What is typed is for programs: it runs left to right, and nothing is corrected. */
export function TextArea({ name, label, rows, maxLength }: Props) {
  const { errors, values } = useFormState();
  const id = useId();
  const error = errors[name];
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
        required
        defaultValue={values[name]}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={`${FIELD} py-1.5 font-mono text-xs`}
      />
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
