"use client";
/** Several lines of an {@link ActionForm}: they stay when the form comes back. */
import { useId } from "react";
import { FIELD } from "../styles";
import { useFormState } from "./action-form";

type Props = { readonly name: string; readonly label: string; readonly hint: string; readonly defaultValue: string };

export function LinesField({ name, label, hint, defaultValue }: Props) {
  const { values, errors } = useFormState();
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
        dir="ltr"
        rows={3}
        defaultValue={values[name] ?? defaultValue}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-said`}
        className={`${FIELD} py-1.5 font-mono`}
      />
      <p id={`${id}-said`} className={`mt-1 ${error === undefined ? "text-muted" : "text-bad"}`}>
        {error ?? hint}
      </p>
    </div>
  );
}
