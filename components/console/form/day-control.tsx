"use client";
import type { ComponentProps } from "react";
import { Field } from "../../ui/field";
import { DayInput } from "./day-input";
import { useFormState } from "./sent-form";

type Props = Pick<ComponentProps<typeof DayInput>, "words" | "language" | "defaultValue"> & {
  readonly name: string;
  readonly label: string;
  readonly hint: string | undefined;
  readonly required: boolean;
};

export function DayControl({ name, label, hint, defaultValue, ...input }: Props) {
  const { errors, values } = useFormState();
  return (
    <Field look="dense" label={label} hint={hint} error={errors[name]}>
      {(control) => <DayInput {...input} {...control} name={name} defaultValue={values[name] ?? defaultValue} />}
    </Field>
  );
}
