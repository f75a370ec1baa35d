"use client";
import { type KeyboardEvent, useEffect, useRef, useState } from "react";
import { dayText } from "@/server/kernel/day-text";
import type { Language } from "@/server/kernel/types";
import { Button } from "../../ui/button";
import { Icon } from "../icon";
import { Modal } from "../modal";
import { addMonths, dayAfterKey, hasCalendar, weeksOf } from "./calendar-days";
import type { DayWords } from "./day-words";

type Props = {
  readonly words: DayWords;
  readonly language: Language;
  readonly day: string | null;
  readonly today: string;
  readonly anchor: HTMLElement;
  readonly onChoose: (day: string) => void;
  readonly onClose: () => void;
};

const WIDTH = 280;
const HEIGHT = 330;
const EDGE = 8;

export function Calendar({ words, language, day, today, anchor, onChoose, onClose }: Props) {
  const [{ at, hasFocus }, setAt] = useState({ at: day !== null && hasCalendar(day) ? day : today, hasFocus: true });
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (hasFocus) content.current?.querySelector<HTMLElement>(`[data-day="${at}"]`)?.focus();
  }, [at, hasFocus]);
  const format = (on: string, options: Intl.DateTimeFormatOptions) => dayText(on, language, options);
  const weeks = weeksOf(at);
  const move = (event: KeyboardEvent) => {
    const next = dayAfterKey(event.key, at, language === "ar");
    if (next === null) return;
    event.preventDefault();
    if (hasCalendar(next)) setAt({ at: next, hasFocus: true });
  };
  const turn = (months: number) => {
    const next = addMonths(at, months);
    if (hasCalendar(next)) setAt({ at: next, hasFocus: false });
  };
  const choose = (chosen: string) => {
    content.current?.closest("dialog")?.close();
    onChoose(chosen);
  };
  return (
    <Modal
      label={words.open}
      style={placeBeside(anchor, language)}
      onClose={onClose}
      className="m-0 w-70 max-w-[calc(100vw-1rem)] backdrop:bg-transparent"
    >
      <div ref={content} className="p-3">
        <div className="mb-2 flex items-center justify-between">
          <Button aria-label={words.previous} onClick={() => turn(-1)} className={TURN}>
            <Icon name="chevron-right" turns className="size-4 rotate-180" />
          </Button>
          <p aria-live="polite" className="font-semibold text-ink">
            {format(at, { month: "long", year: "numeric" })}
          </p>
          <Button aria-label={words.next} onClick={() => turn(1)} className={TURN}>
            <Icon name="chevron-right" turns className="size-4" />
          </Button>
        </div>
        <fieldset aria-label={words.open} className="grid grid-cols-7 gap-y-0.5">
          {weeks[0]?.map((on) => (
            <span key={on} aria-hidden="true" className="grid h-7 place-items-center text-muted text-xs">
              {format(on, { weekday: language === "ar" ? "narrow" : "short" }).slice(0, 2)}
            </span>
          ))}
          {weeks.flat().map((on) => (
            <Button
              key={on}
              data-day={on}
              tabIndex={on === at ? 0 : -1}
              aria-label={format(on, { weekday: "long", day: "numeric", month: "long", year: "numeric" })}
              aria-pressed={on === day}
              aria-current={on === today ? "date" : undefined}
              onKeyDown={move}
              onClick={() => choose(on)}
              className={`figures h-8.5 rounded-lg pointer-coarse:h-11 ${lookOf(on, { at, day, today })}`}
            >
              {Number(on.slice(8))}
            </Button>
          ))}
        </fieldset>
        <Button onClick={() => choose(today)} className={`${TURN} mt-2 w-full font-medium text-accent`}>
          {words.today}
        </Button>
      </div>
    </Modal>
  );
}

const TURN =
  "grid min-h-8 min-w-8 place-items-center rounded-lg text-ink hover:bg-accent-soft pointer-coarse:min-h-11 pointer-coarse:min-w-11";

type Marks = { readonly at: string; readonly day: string | null; readonly today: string };

function lookOf(on: string, { at, day, today }: Marks): string {
  if (on === day) return "bg-primary font-semibold text-on-primary";
  const hue = on.slice(0, 7) === at.slice(0, 7) ? "text-ink" : "text-muted";
  return `${hue} hover:bg-accent-soft ${on === today ? "border border-field font-semibold" : ""}`.trimEnd();
}

function placeBeside(anchor: HTMLElement, language: Language) {
  const { left, right, top, bottom } = anchor.getBoundingClientRect();
  const { innerWidth: across, innerHeight: down } = window;
  const start = language === "ar" ? across - right : left;
  const below = bottom + HEIGHT + EDGE <= down ? bottom + EDGE / 2 : Math.max(EDGE, top - HEIGHT - EDGE / 2);
  return {
    insetInline: `${Math.max(EDGE, Math.min(start, across - WIDTH - EDGE))}px auto`,
    insetBlock: `${below}px auto`,
  };
}
