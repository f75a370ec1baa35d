"use client";
/** A choice of an {@link ActionForm}: it keeps what was chosen when the form comes back. */
import { useId } from "react";
import { FIELD } from "../styles";
import { useFormState } from "./action-form";

type Props = {
  readonly name: string;
  readonly label: string;
  /** Value and words. */
  readonly options: readonly (readonly [string, string])[];
  readonly defaultValue: string;
  /** What is wrong with it, where no answer of a form says so. */
  readonly error?: string | undefined;
};

export function ChoiceField({ name, label, options, defaultValue, error: known }: Props) {
  const { errors, values } = useFormState();
  const id = useId();
  const error = errors[name] ?? known;
  const chosen = values[name] ?? defaultValue;
  return (
    <div>
      <label htmlFor={id} className="mb-1 block font-medium text-ink">
        {label}
      </label>
      <select
        // React keeps the default of the first answer, to which a form that was sent goes back.
        key={chosen}
        id={id}
        name={name}
        defaultValue={chosen}
        aria-invalid={error !== undefined}
        aria-describedby={error === undefined ? undefined : `${id}-error`}
        className={FIELD}
      >
        {options.map(([value, words]) => (
          <option key={value} value={value}>
            {words}
          </option>
        ))}
      </select>
      {error !== undefined && (
        <p id={`${id}-error`} className="mt-1 text-bad">
          {error}
        </p>
      )}
    </div>
  );
}
