import { describe, expect, it } from "vitest";
import { pageEnd as endOf } from "../../engine/core/page-life";
import { pageLife } from "../calls";

const pageEnd = (expiresAt: Date, askedAt: Date) => endOf(pageLife(), expiresAt, askedAt).getTime() / 1_000;

const SENT = new Date("2027-03-01T12:00:00Z");
const minutesOn = (minutes: number) => new Date(SENT.getTime() + minutes * 60_000);

describe("a page ends with its session, within what Stripe allows", () => {
  it.each([
    ["a session of an hour", 60, 60],
    ["a session that is nearly over", 5, 32],
    ["a session of a week", 7 * 1_440, 1_439],
    ["a session that is over", -5, 32],
  ])("%s", (_, session, page) => {
    expect(pageEnd(minutesOn(session), SENT)).toBe(minutesOn(page).getTime() / 1_000);
  });
});

it("asked again within its minute, a page ends at the same time", () => {
  const later = new Date(SENT.getTime() + 59_999);
  expect(pageEnd(minutesOn(5), later)).toBe(pageEnd(minutesOn(5), SENT));
});
