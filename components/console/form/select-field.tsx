"use client";
/** A choice of an {@link ActionForm}: it keeps what was chosen when the form comes back. */
import { useId } from "react";
import { FIELD } from "../styles";
import { useFormState } from "./action-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultValue: string;
  /** Value and words. */
  readonly options: readonly (readonly [string, string])[];
};

export function SelectField({ name, label, hint, defaultValue, options }: Props) {
  const { values, errors } = useFormState();
  const id = useId();
  const said = errors[name] ?? hint;
  const chosen = values[name] ?? defaultValue;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-ink">
        {label}
      </label>
      <select
        key={chosen}
        id={id}
        name={name}
        defaultValue={chosen}
        aria-invalid={errors[name] !== undefined}
        aria-describedby={said === undefined ? undefined : `${id}-said`}
        className={FIELD}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {said !== undefined && (
        <p id={`${id}-said`} className={`mt-1 ${errors[name] === undefined ? "text-muted" : "text-bad"}`}>
          {said}
        </p>
      )}
    </div>
  );
}
