"use client";
import { useId } from "react";
import { Checkbox } from "../../ui/choice";
import { useFormState } from "./sent-form";

type Props = {
  readonly name: string;
  readonly label: string;
  readonly hint?: string;
  readonly defaultChecked: boolean;
  readonly disabled?: boolean;
};

export function TickField({ name, label, hint, defaultChecked, disabled = false }: Props) {
  const { values } = useFormState();
  const id = useId();
  const wasSent = Object.keys(values).length > 0;
  return (
    <div className="flex min-h-8 items-start gap-2 pointer-coarse:min-h-11">
      <Checkbox
        id={id}
        name={name}
        value="true"
        defaultChecked={wasSent && !disabled ? name in values : defaultChecked}
        disabled={disabled}
        aria-describedby={hint === undefined ? undefined : `${id}-hint`}
        look="dense"
        className="mt-1"
      />
      <div className="min-w-0 pt-0.5">
        <label htmlFor={id} className={disabled ? "text-muted" : "text-ink"}>
          {label}
        </label>
        {hint !== undefined && (
          <p id={`${id}-hint`} className="text-muted">
            {hint}
          </p>
        )}
      </div>
    </div>
  );
}
