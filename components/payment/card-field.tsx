"use client";
/** A field of the card form, left to right and formatted while typing. */
import type { ChangeEvent, ReactNode } from "react";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { caretAfter } from "./typed-card";

type Props = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly autoComplete: string;
  readonly mark?: ReactNode;
  readonly error: string | null;
  readonly isFirst: boolean;
  readonly format: (typed: string) => string;
  readonly change: (value: string) => void;
};

export function CardField(props: Props) {
  const { id, label, value, placeholder, autoComplete, mark, error, isFirst, format, change } = props;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = format(target.value);
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    const atEnd = before.length === target.value.length;
    change(shown);
    if (!atEnd)
      requestAnimationFrame(() => target.setSelectionRange(caretAfter(shown, before), caretAfter(shown, before)));
  };
  return (
    <Field look="page" id={id} label={label} error={error}>
      {(control) => (
        <div className="relative">
          <Input
            {...control}
            look="page"
            name={id}
            dir="ltr"
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder={placeholder}
            value={value}
            onChange={onChange}
            aria-required="true"
            autoFocus={error !== null && isFirst}
            className={`figures w-full placeholder:text-muted rtl:text-end ${mark === undefined ? "px-3.5" : "ps-3.5 pe-16 rtl:ps-16 rtl:pe-3.5"}`}
          />
          {mark !== undefined && (
            <span className="pointer-events-none absolute inset-y-0 end-2.5 grid place-items-center">{mark}</span>
          )}
        </div>
      )}
    </Field>
  );
}
