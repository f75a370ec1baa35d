"use client";
/** A file of an {@link ActionForm}; it has to be chosen again when the form comes back. */
import { useId } from "react";
import { FIELD } from "../styles";
import { useFormState } from "./action-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  /** A larger file is not sent, where a script runs. */
  readonly maxBytes: number;
};

export function FileField({ name, label, hint, accept, maxBytes }: Props) {
  const { errors } = useFormState();
  const id = useId();
  const error = errors[name];
  return (
    <div>
      <label htmlFor={id} className="sr-only">
        {label}
      </label>
      <input
        id={id}
        type="file"
        name={name}
        accept={accept}
        required
        onChange={({ target }) => target.setCustomValidity((target.files?.[0]?.size ?? 0) > maxBytes ? hint : "")}
        aria-invalid={error !== undefined}
        aria-describedby={`${id}-said`}
        className={`${FIELD} py-1`}
      />
      <p id={`${id}-said`} className={`mt-1 ${error === undefined ? "text-muted" : "text-bad"}`}>
        {error ?? hint}
      </p>
    </div>
  );
}
