/** A field of a form: its label, the control, and below it the hint and what is wrong. */
import { type ReactNode, useId } from "react";
import { AROUND, type FieldLook } from "./field-styles";

/** What the control takes over, so that it is named and described by its field. */
export type FieldControl = {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
};

type Props = {
  readonly look: FieldLook;
  readonly label: ReactNode;
  /** Where other parts of the page refer to the control; one of its own unless given. */
  readonly id?: string;
  readonly hint?: ReactNode;
  /** Undefined or null if nothing is wrong. */
  readonly error?: ReactNode;
  /** The error is announced as soon as it appears. */
  readonly isAlert?: boolean;
  /** The label is for screen readers alone. */
  readonly hidesLabel?: boolean;
  /** The name by which pages that embed this one style the label. */
  readonly labelPart?: string;
  readonly children: (control: FieldControl) => ReactNode;
};

export function Field({ look, label, hint, error, isAlert = false, hidesLabel = false, labelPart, ...rest }: Props) {
  const own = useId();
  const { id = own, children } = rest;
  const isWrong = error !== undefined && error !== null;
  const described = [hint === undefined ? null : `${id}-hint`, isWrong ? `${id}-error` : null];
  return (
    <div className="min-w-0">
      <label htmlFor={id} data-part={labelPart} className={hidesLabel ? "sr-only" : AROUND[look].label}>
        {label}
      </label>
      {children({
        id,
        "aria-invalid": isWrong,
        "aria-describedby": described.filter((each) => each !== null).join(" ") || undefined,
      })}
      {hint !== undefined && (
        <div id={`${id}-hint`} className={AROUND[look].hint}>
          {hint}
        </div>
      )}
      {isWrong && (
        <p id={`${id}-error`} role={isAlert ? "alert" : undefined} className={AROUND[look].error}>
          {error}
        </p>
      )}
    </div>
  );
}
