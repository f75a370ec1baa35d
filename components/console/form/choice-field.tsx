"use client";
import { Radio } from "../../ui/choice";
import { useFormState } from "./sent-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly options: readonly (readonly [value: string, words: string])[];
  readonly defaultValue?: string;
};

export function ChoiceField({ name, label, options, defaultValue = options[0]?.[0] }: Props) {
  const { values } = useFormState();
  const chosen = values[name] ?? defaultValue;
  return (
    <fieldset key={chosen}>
      <legend className="mb-1 font-medium text-ink">{label}</legend>
      {options.map(([value, words]) => (
        <label key={value} className="flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
          <Radio name={name} value={value} defaultChecked={value === chosen} look="dense" />
          {words}
        </label>
      ))}
    </fieldset>
  );
}
