"use client";
/**
 * A field of an {@link ActionForm}: it keeps what was typed when the form comes back, and says what is
 * wrong.
 */
import { type InputHTMLAttributes, useId } from "react";
import { FIELD } from "../styles";
import { useFormState } from "./action-form";

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "maxLength" | "minLength" | "required" | "dir" | "defaultValue" | "autoFocus"
> & {
  readonly name: string;
  readonly label: string;
  /** Under the field. */
  readonly hint?: string;
  /** What is wrong with it, where no answer of a form says so. */
  readonly error?: string | undefined;
};

export function TextField({ name, label, hint, error: known, defaultValue, ...input }: Props) {
  const { errors, values } = useFormState();
  const id = useId();
  const error = errors[name] ?? known;
  const described = [hint === undefined ? null : `${id}-hint`, error === undefined ? null : `${id}-error`];
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-ink">
        {label}
      </label>
      <input
        {...input}
        id={id}
        name={name}
        defaultValue={values[name] ?? defaultValue}
        aria-invalid={error !== undefined}
        aria-describedby={described.filter((each) => each !== null).join(" ") || undefined}
        className={FIELD}
      />
      {hint !== undefined && (
        <p id={`${id}-hint`} className="mt-1 text-muted">
          {hint}
        </p>
      )}
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
