"use client";
/** A file field of an {@link ActionForm}. After a refusal the file must be chosen again. */
import { Field } from "../../ui/field";
import { Input } from "../../ui/input";
import { useFormState } from "./action-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint: string;
  readonly accept: string;
  /** Larger files are refused before sending if JavaScript runs. */
  readonly maxBytes: number;
};

export function FileField({ name, label, hint, accept, maxBytes }: Props) {
  const error = useFormState().errors[name];
  return (
    <Field look="dense" label={label} hidesLabel hint={error === undefined ? hint : undefined} error={error}>
      {(control) => (
        <Input
          {...control}
          look="dense"
          type="file"
          name={name}
          accept={accept}
          required
          onChange={({ target }) => target.setCustomValidity((target.files?.[0]?.size ?? 0) > maxBytes ? hint : "")}
          className="py-1"
        />
      )}
    </Field>
  );
}
