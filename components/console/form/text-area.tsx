"use client";
import { Field } from "../../ui/field";
import { Textarea } from "../../ui/input";
import { useFormState } from "./sent-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly itemError?: string;
  readonly againError?: string;
  readonly rows: number;
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
  /** True if a text field is for prose, false for code and lists. */
  readonly isProse?: boolean;
};

const CODE = {
  dir: "ltr",
  spellCheck: false,
  autoCapitalize: "off",
  className: "py-1.5 font-mono text-xs",
} as const;
const PROSE = { dir: "auto", className: "py-1.5" } as const;

export function TextArea({
  name,
  label,
  hint,
  itemError,
  againError,
  defaultValue,
  required = false,
  isProse = false,
  ...size
}: Props) {
  const { errors, values, again = [] } = useFormState();
  const isAgain = again.includes(name);
  const isItem = Object.keys(errors).some((field) => field.startsWith(`${name}.`));
  return (
    <Field
      look="dense"
      label={label}
      hint={hint}
      error={errors[name] ?? (isItem ? itemError : isAgain ? againError : undefined)}
    >
      {(control) => (
        <Textarea
          {...size}
          {...control}
          {...(isProse ? PROSE : CODE)}
          look="dense"
          name={name}
          autoComplete="off"
          required={isAgain || required}
          defaultValue={values[name] ?? defaultValue}
        />
      )}
    </Field>
  );
}
