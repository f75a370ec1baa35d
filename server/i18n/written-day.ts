import { dayText } from "@/server/kernel/day-text";
import type { Language } from "@/server/kernel/types";

export const LONG_DAY = { day: "numeric", month: "long", year: "numeric" } as const;

export function writtenDay(date: string, language: Language): string {
  return dayText(date, language, LONG_DAY);
}
