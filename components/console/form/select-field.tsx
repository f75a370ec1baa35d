"use client";
/** A choice of an {@link ActionForm}: it keeps what was chosen when the form comes back. */
import { Field } from "../../ui/field";
import { Select } from "../../ui/input";
import { useFormState } from "./action-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue: string;
  /** Value and words. */
  readonly options: readonly (readonly [string, string])[];
  /** What is wrong with it, where no answer of a form says so. */
  readonly error?: string | undefined;
};

export function SelectField({ name, label, hint, defaultValue, options, error }: Props) {
  const { values, errors } = useFormState();
  const chosen = values[name] ?? defaultValue;
  return (
    <Field look="dense" label={label} hint={hint} error={errors[name] ?? error}>
      {(control) => (
        <Select
          // React keeps the default of the first answer, to which a form that was sent goes back.
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
