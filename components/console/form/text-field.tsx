"use client";
/** A text field of an {@link ActionForm}. After a refusal it shows its text and the error. */
import type { InputHTMLAttributes } from "react";
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { useFormState } from "./action-form";

type Props = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  "type" | "autoComplete" | "inputMode" | "maxLength" | "minLength" | "required" | "dir" | "defaultValue" | "autoFocus"
> & {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly error?: string | undefined;
};

export function TextField({ name, label, hint, error, defaultValue, ...input }: Props) {
  const { errors, values } = useFormState();
  return (
    <Field look="dense" label={label} hint={hint} error={errors[name] ?? error}>
      {(control) => (
        <Input {...input} {...control} look="dense" name={name} defaultValue={values[name] ?? defaultValue} />
      )}
    </Field>
  );
}
