"use client";
import { Field } from "../../ui/field";
import { Select } from "../../ui/input";
import { useFormState } from "./sent-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue: string;
  readonly options: readonly (readonly [string, string])[];
  readonly error?: string | undefined;
};

export function SelectField({ name, label, hint, defaultValue, options, error }: Props) {
  const { values, errors } = useFormState();
  const chosen = values[name] ?? defaultValue;
  return (
    <Field look="dense" label={label} hint={hint} error={errors[name] ?? error}>
      {(control) => (
        <Select
          // React resets a sent form to its first default values; a new key makes the form keep the user's
          // choice.
          key={chosen}
          {...control}
          look="dense"
          name={name}
          defaultValue={chosen}
          options={options}
        />
      )}
    </Field>
  );
}
