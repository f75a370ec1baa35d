"use client";
/** A checkbox of an {@link ActionForm}, which keeps its state after a refusal. Several may share a name. */
import type { ReactNode } from "react";
import { Checkbox } from "../../ui/choice";
import { useFormState } from "./sent-form";

type Props = {
  readonly name: string;
  readonly value: string;
  readonly isTicked?: boolean;
  readonly isDisabled?: boolean;
  readonly children: ReactNode;
};

export function TickBox({ name, value, isTicked = false, isDisabled = false, children }: Props) {
  const { outcome, values } = useFormState();
  const ticked = outcome === "refused" ? (values[name] ?? "").split(",").includes(value) : isTicked;
  return (
    <label
      className={`inline-flex min-h-8 items-center gap-2.5 pointer-coarse:min-h-11 ${isDisabled ? "text-muted" : "text-ink"}`}
    >
      <Checkbox
        key={String(ticked)}
        name={name}
        value={value}
        defaultChecked={ticked}
        disabled={isDisabled}
        look="dense"
      />
      {children}
    </label>
  );
}
