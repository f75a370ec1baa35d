"use client";
/** A field for a day that is typed as `2027-01-31` or chosen in a calendar, in the page's language. */
import { type ComponentProps, useCallback, useEffect, useRef, useState } from "react";
import { dayText } from "@/server/kernel/day-text";
import { typedDay } from "@/server/kernel/typed-day";
import type { Language } from "@/server/kernel/types";
import { useScripted } from "../../shell/use-scripted";
import { Button } from "../../ui/button";
import { Input } from "../../ui/input";
import { Icon } from "../icon";
import { Calendar } from "./calendar";
import type { DayWords } from "./day-words";

const EXAMPLE = "2027-01-31";

type Props = Pick<
  ComponentProps<"input">,
  "id" | "name" | "required" | "aria-label" | "aria-invalid" | "aria-describedby"
> & {
  readonly words: DayWords;
  readonly language: Language;
  readonly defaultValue?: string | undefined;
};

export function DayInput({ words, language, defaultValue = "", ...control }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const [day, setDay] = useState(() => typedDay(defaultValue));
  const [today, setToday] = useState<string | null>(null);
  const isScripted = useScripted();
  const read = useCallback(() => {
    const text = field.current?.value ?? "";
    const typed = typedDay(text);
    field.current?.setCustomValidity(text.trim() === "" || typed !== null ? "" : words.invalid);
    setDay(typed);
    return typed;
  }, [words.invalid]);
  const write = (chosen: string) => {
    if (field.current !== null) field.current.value = chosen;
    read();
  };
  useEffect(() => {
    // A day may have been typed before this script ran.
    read();
  }, [read]);
  useEffect(() => {
    const form = field.current?.form;
    // The browser resets a form's fields only after the event `reset`.
    const afterReset = () => setTimeout(read);
    form?.addEventListener("reset", afterReset);
    return () => form?.removeEventListener("reset", afterReset);
  });
  return (
    <span className="relative flex min-w-36">
      <Input
        {...control}
        ref={field}
        inputMode="numeric"
        autoComplete="off"
        placeholder={EXAMPLE}
        dir="ltr"
        look="dense"
        defaultValue={defaultValue}
        onChange={read}
        onBlur={() => write(read() ?? field.current?.value ?? "")}
        className={`figures peer ${isScripted ? "pe-9 rtl:ps-9 rtl:pe-2.5" : ""} rtl:text-end`.trim()}
      />
      {isScripted && day !== null && (
        <span
          aria-hidden="true"
          className="figures pointer-events-none absolute inset-y-px start-px end-9 flex items-center truncate rounded-lg bg-surface ps-2.5 text-ink peer-focus:hidden pointer-coarse:text-base forced-colors:hidden"
        >
          <bdi>{dayText(day, language, { day: "numeric", month: "short", year: "numeric" })}</bdi>
        </span>
      )}
      {isScripted && (
        <Button
          aria-label={words.open}
          aria-haspopup="dialog"
          onClick={({ currentTarget }) => setToday(todayOf(currentTarget))}
          className="absolute inset-y-px end-px grid w-8 place-items-center rounded-lg text-muted hover:text-ink"
        >
          <Icon name="calendar" />
        </Button>
      )}
      {today !== null && field.current !== null && (
        <Calendar
          words={words}
          language={language}
          day={day}
          today={today}
          anchor={field.current}
          onClose={() => setToday(null)}
          onChoose={(chosen) => {
            write(chosen);
            field.current?.focus();
          }}
        />
      )}
    </span>
  );
}

function todayOf(element: HTMLElement): string {
  const named = element.closest<HTMLElement>("[data-today]")?.dataset.today;
  return named ?? new Date().toISOString().slice(0, 10);
}
