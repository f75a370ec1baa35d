import type { Language } from "@/server/kernel/types";
import { LOCALES } from "@/server/kernel/words";

const CLOCK_BELOW_SECONDS = 600;
const DAYS_ABOVE_SECONDS = 2 * 86_400;

/**
 * Days if more than two are left, otherwise hours and minutes, rounded up; minutes and seconds in the last
 * ten minutes.
 * @param seconds at least zero
 */
export function timeLeftText(seconds: number, language: Language): string {
  if (seconds < CLOCK_BELOW_SECONDS) return `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
  if (seconds > DAYS_ABOVE_SECONDS) return unit(Math.ceil(seconds / 86_400), "day", language);
  const minutes = Math.ceil(seconds / 60);
  const parts = [unit(Math.floor(minutes / 60), "hour", language), unit(minutes % 60, "minute", language)];
  if (minutes < 60) parts.shift();
  if (minutes % 60 === 0) parts.pop();
  return parts.join(language === "ar" ? " و" : " ");
}

type Unit = "day" | "hour" | "minute";

/** Number formats are cached, because creating one is slow and the countdown changes every second. */
const FORMATS = new Map<string, Intl.NumberFormat>();

function unit(count: number, name: Unit, language: Language): string {
  const key = `${language} ${name}`;
  const format = FORMATS.get(key) ?? formatOf(name, language);
  FORMATS.set(key, format);
  return format.format(count);
}

function formatOf(name: Unit, language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(LOCALES[language], { style: "unit", unit: name, unitDisplay: "long" });
}
