import { type ReactNode, useId } from "react";
import type { ThemeParts } from "../embed/theme-parts";
import { AROUND, type FieldLook } from "./field-styles";

export type FieldControl = {
  readonly id: string;
  readonly "aria-invalid": boolean;
  readonly "aria-describedby": string | undefined;
};

type Props = {
  readonly look: FieldLook;
  readonly label: ReactNode;
  readonly id?: string;
  readonly hint?: ReactNode;
  readonly error?: ReactNode;
  readonly isAlert?: boolean;
  readonly hidesLabel?: boolean;
  readonly labelPart?: ThemeParts;
  readonly hintPart?: ThemeParts;
  readonly children: (control: FieldControl) => ReactNode;
};

export function Field({ look, label, hint, error, isAlert = false, hidesLabel = false, labelPart, ...rest }: Props) {
  const own = useId();
  const { id = own, hintPart, children } = rest;
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
        <div id={`${id}-hint`} data-part={hintPart} className={AROUND[look].hint}>
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
