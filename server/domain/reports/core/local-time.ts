/** Civil times of a zone, for files of a million rows. */
import { offsetAt } from "@/server/kernel/time";

const QUARTER_MS = 900_000;
const MOST_QUARTERS = 5_000;
const DAY_SECONDS = 86_400;
/** Days from the first day of spreadsheets, 1899-12-30, to 1970-01-01. */
const SPREADSHEET_EPOCH = 25_569;

/**
 * What the clocks of an IANA time zone show, as milliseconds that read in UTC give the civil time. Clocks
 * change at quarters of an hour of UTC, so that an offset holds for a quarter.
 */
export function localClock(zone: string): (instant: Date) => number {
  const offsets = new Map<number, number>();
  return (instant) => {
    const at = instant.getTime();
    const quarter = Math.floor(at / QUARTER_MS);
    let offset = offsets.get(quarter);
    if (offset === undefined) {
      if (offsets.size >= MOST_QUARTERS) offsets.clear();
      offset = offsetAt(instant, zone);
      offsets.set(quarter, offset);
    }
    return at + offset;
  };
}

/** `YYYY-MM-DD HH:MM:SS` of a civil time of {@link localClock}. */
export function civilText(local: number): string {
  return new Date(local).toISOString().slice(0, 19).replace("T", " ");
}

/** Days and their fraction since 1899-12-30, as spreadsheets count, of a civil time of {@link localClock}. */
export function serialNumber(local: number): number {
  return Math.floor(local / 1000) / DAY_SECONDS + SPREADSHEET_EPOCH;
}
