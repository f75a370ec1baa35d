import { expect, it } from "vitest";
import { endAfterDays, endWatchAt, firstWatchAt, isEnding, isLongOver, nextWatchAt } from "./hold-watch";

const END = new Date("2027-03-08T12:00:00.000Z");
const at = (text: string) => new Date(text);

it.each([
  ["2027-03-01T12:00:00.000Z", "2027-03-07T12:00:00.000Z"],
  ["2027-03-07T11:59:59.000Z", "2027-03-07T12:00:00.000Z"],
  ["2027-03-07T12:00:00.000Z", "2027-03-08T12:01:00.000Z"],
  ["2027-03-08T11:00:00.000Z", "2027-03-08T12:01:00.000Z"],
])("a reservation of %s is first looked after at %s", (now, expected) => {
  expect(firstWatchAt(at(now), END)).toEqual(at(expected));
});

it.each([
  ["its charge", { startedAt: at("2027-02-08T12:00:00.000Z"), pageExpiresAt: null, paidAt: null }],
  [
    "the end of its page",
    { startedAt: at("2027-02-01T12:00:00.000Z"), pageExpiresAt: at("2027-02-08T12:00:00.000Z"), paidAt: null },
  ],
])("of 28 days ends that long after %s, however late its answer is", (_, charge) => {
  expect(endAfterDays(at("2027-02-20T12:00:00.000Z"), charge, 28)).toEqual(END);
});

it("of 28 days ends that long after its answer, if its page is still open", () => {
  const page = {
    startedAt: at("2027-02-08T11:00:00.000Z"),
    pageExpiresAt: at("2027-02-09T11:00:00.000Z"),
    paidAt: null,
  };
  expect(endAfterDays(at("2027-02-08T12:00:00.000Z"), page, 28)).toEqual(END);
});

it.each([
  ["the payment", "2027-02-08T12:00:00.000Z", "2027-03-08T12:00:00.000Z"],
  [
    "the start of the charge, if the payment is said to be older",
    "1970-01-01T00:00:00.000Z",
    "2027-03-08T11:00:00.000Z",
  ],
  ["the end of the page, if the payment is said to be newer", "2030-01-01T00:00:00.000Z", "2027-03-09T11:00:00.000Z"],
])("of 28 days ends that long after %s", (_, paidAt, end) => {
  const page = { startedAt: at("2027-02-08T11:00:00.000Z"), pageExpiresAt: at("2027-02-09T11:00:00.000Z") };
  expect(endAfterDays(at("2027-02-20T12:00:00.000Z"), { ...page, paidAt: at(paidAt) }, 28)).toEqual(at(end));
});

it("ends soon from a day before its end", () => {
  expect(isEnding(at("2027-03-07T11:59:59.999Z"), END)).toBe(false);
  expect(isEnding(at("2027-03-07T12:00:00.000Z"), END)).toBe(true);
});

it("is asked about hourly for a day after its end, then daily", () => {
  expect(endWatchAt(END)).toEqual(at("2027-03-08T12:01:00.000Z"));
  expect(nextWatchAt(at("2027-03-08T12:01:00.000Z"), END)).toEqual(at("2027-03-08T13:01:00.000Z"));
  expect(isLongOver(at("2027-03-09T11:59:00.000Z"), END)).toBe(false);
  expect(nextWatchAt(at("2027-03-09T12:00:00.000Z"), END)).toEqual(at("2027-03-10T12:00:00.000Z"));
});
