"use client";
/** A text field of an {@link ActionForm}. After a refusal it keeps its text and shows the error. */
import type { InputHTMLAttributes } from "react";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { useFormState } from "./sent-form";

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "maxLength" | "minLength" | "required" | "dir" | "defaultValue" | "autoFocus"
> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
  /** The error if a refused form contained this secret, which must then be typed again. */
  readonly againError?: string;
};

export function TextField({ name, label, hint, error, againError, defaultValue, required, ...input }: Props) {
  const { errors, values, again = [] } = useFormState();
  const isAgain = again.includes(name);
  return (
    <Field look="dense" label={label} hint={hint} error={errors[name] ?? (isAgain ? againError : error)}>
      {(control) => (
        <Input
          {...input}
          {...control}
          look="dense"
          name={name}
          required={isAgain || required}
          defaultValue={values[name] ?? defaultValue}
        />
      )}
    </Field>
  );
}
