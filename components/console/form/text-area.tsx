"use client";
/** A text area of an {@link ActionForm}, which keeps its text after a refusal. */
import { Field } from "../../ui/field";
import { Textarea } from "../../ui/input";
import { useFormState } from "./action-form";

type Props = {
  readonly name: string;
  readonly label: string;
  /** The error if an item of the list in the text is refused. */
  readonly itemError?: string;
  readonly againError?: string;
  readonly rows: number;
  readonly hint?: string;
  readonly defaultValue?: string;
  readonly maxLength?: number;
  readonly required?: boolean;
};

export function TextArea({ name, label, hint, itemError, againError, defaultValue, required = false, ...size }: Props) {
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
          look="dense"
          name={name}
          dir="ltr"
          spellCheck={false}
          autoCapitalize="off"
          autoComplete="off"
          required={isAgain || required}
          defaultValue={values[name] ?? defaultValue}
          className="py-1.5 font-mono text-xs"
        />
      )}
    </Field>
  );
}
