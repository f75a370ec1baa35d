import { expect, it } from "vitest";
import { eventObject, KINDS_FOR_USERS } from "./event-object";
import { LISTED_KINDS } from "./words";

it("users are offered every kind of sessions and subscriptions, and none whose events they never see", () => {
  const others = LISTED_KINDS.filter((kind) => !KINDS_FOR_USERS.includes(kind));
  expect(others).toEqual(LISTED_KINDS.filter((kind) => /^(?:card|wallet)\./.test(kind)));
  expect(KINDS_FOR_USERS).toEqual(expect.arrayContaining(["payment", "session.paid", "dispute.won"]));
});

it("every kind has an object", () => {
  expect(new Set(LISTED_KINDS.map(eventObject))).toEqual(new Set(["session", "subscription", "card", "wallet"]));
});
