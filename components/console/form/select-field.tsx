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
  /** What is wrong with it, where no answer of a form says so. */
  readonly error?: string | undefined;
};

export function SelectField({ name, label, hint, defaultValue, options, error: known }: Props) {
  const { values, errors } = useFormState();
  const id = useId();
  const wrong = errors[name] ?? known;
  const said = wrong ?? hint;
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
        aria-invalid={wrong !== undefined}
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
        <p id={`${id}-said`} className={`mt-1 ${wrong === undefined ? "text-muted" : "text-bad"}`}>
          {said}
        </p>
      )}
    </div>
  );
}
