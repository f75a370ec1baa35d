import { offsetAt } from "@/server/kernel/time";

const QUARTER_MS = 900_000;
const MOST_QUARTERS = 5_000;
const DAY_SECONDS = 86_400;
/** Days from day 0 of spreadsheets, 1899-12-30, to 1970-01-01. */
const SPREADSHEET_EPOCH = 25_569;

/**
 * Converts instants to civil time in an IANA zone, as milliseconds that show the civil time when read as UTC.
 * Offsets change only at UTC quarter-hours, so each quarter's offset is cached.
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

export function civilText(local: number): string {
  return new Date(local).toISOString().slice(0, 19).replace("T", " ");
}

/** A civil time of {@link localClock} as spreadsheets store it: days since 1899-12-30, with a fraction. */
export function serialNumber(local: number): number {
  return Math.floor(local / 1000) / DAY_SECONDS + SPREADSHEET_EPOCH;
}
