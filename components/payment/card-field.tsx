"use client";
/** A field of the card form, written left to right, formatted while typing and checked on leaving it. */
import type { ChangeEvent, ReactNode } from "react";
import type { ThemeParts } from "../embed/theme-parts";
import { Field } from "../ui/field";
import { Input } from "../ui/input";
import { caretAfter } from "./typed-card";

type Props = {
  readonly id: string;
  readonly label: string;
  readonly value: string;
  readonly placeholder?: string;
  readonly hint?: string;
  readonly autoComplete: string;
  readonly mark?: ReactNode;
  readonly error: string | null;
  readonly isFirst: boolean;
  readonly isRight: boolean;
  readonly format: (typed: string) => string;
  readonly change: (value: string) => void;
  readonly leave: () => void;
};

const PARTS: ThemeParts = "card-input-fields card-input-border";
const ENDS = {
  none: "px-3.5",
  one: "ps-3.5 pe-10 max-[22.5rem]:ps-2",
  two: "ps-3.5 pe-20 max-[22.5rem]:ps-2",
} as const;

export function CardField(props: Props) {
  const { id, label, value, placeholder, hint, autoComplete, mark, error, isFirst, isRight, format, change } = props;
  const onChange = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const shown = format(target.value);
    const before = target.value.slice(0, target.selectionStart ?? target.value.length);
    const atEnd = before.length === target.value.length;
    change(shown);
    if (!atEnd)
      requestAnimationFrame(() => target.setSelectionRange(caretAfter(shown, before), caretAfter(shown, before)));
  };
  return (
    <Field
      look="page"
      id={id}
      label={label}
      labelPart="floating-label"
      hint={error === null ? hint : undefined}
      hintPart="cvv-info-text"
      error={error}
    >
      {(control) => (
        <div dir="ltr" className="relative">
          <Input
            {...control}
            look="page"
            data-part={PARTS}
            name={id}
            dir="ltr"
            inputMode="numeric"
            autoComplete={autoComplete}
            placeholder={placeholder}
            value={value}
            onChange={onChange}
            onBlur={props.leave}
            aria-required="true"
            autoFocus={error !== null && isFirst}
            className={`figures w-full placeholder:text-muted ${ENDS[mark === undefined ? "one" : "two"]}`}
          />
          <span className="pointer-events-none absolute inset-y-0 end-3 flex items-center gap-2">
            {mark}
            {isRight && <Tick />}
          </span>
        </div>
      )}
    </Field>
  );
}

function Tick() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 text-good" fill="none" stroke="currentColor">
      <path d="m2.5 8.5 3.5 3.5 7.5-8" strokeWidth="1.75" strokeLinecap="round" strokeLinejoin="round" />
    </svg>
  );
}
