import { addDays, type CivilDate, civilDateOf, parseCivilDate } from "@/server/kernel/time";

const HALF_A_YEAR_DAYS = 183;

/**
 * The day of `pg_params.post_date`, such as `0729`, in the year nearest to the instant `at`; null for any
 * other text.
 */
export function gatewayDay(postDate: unknown, at: Date): CivilDate | null {
  const [, month, day] = /^(\d\d)(\d\d)$/.exec(typeof postDate === "string" ? postDate : "") ?? [];
  if (month === undefined || day === undefined) return null;
  const today = civilDateOf(at, "UTC");
  const years = [-HALF_A_YEAR_DAYS, HALF_A_YEAR_DAYS].map((days) => addDays(today, days).slice(0, 4));
  const days = years.map((year) => parseCivilDate(`${year}-${month}-${day}`));
  return days.find((one) => one !== null && distanceDays(one, today) <= HALF_A_YEAR_DAYS) ?? null;
}

function distanceDays(one: CivilDate, other: CivilDate): number {
  return Math.abs(Date.parse(one) - Date.parse(other)) / 86_400_000;
}
