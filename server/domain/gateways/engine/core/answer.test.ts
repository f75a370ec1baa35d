import { expect, it, test } from "vitest";
import { resultOf } from "./answer";
import { keeping } from "./keep";
import { saidInstant, saidText } from "./said";

const NOW = new Date("2026-03-01T10:00:00Z");
const KEEP = keeping("id");

test("a result has only the fields that the answer gives, and the stored part of the raw answer", () => {
  const raw = { id: "1", secret: "s" };
  const said = { params: { ref: "1", rrn: null }, refs: { psp: "P", charge: null }, about: null, decline: null };
  const keptCard = { handle: { id: "h" }, networkTransactionId: null };
  expect(resultOf({ outcome: "pending", raw, ...said, keptCard }, KEEP, NOW)).toStrictEqual({
    outcome: "pending",
    message: null,
    raw: { id: "1" },
    params: { ref: "1" },
    card: null,
    refs: { psp: "P" },
    keptCard: { handle: { id: "h" } },
  });
});

it.each([
  ["https://bank.example/3ds", { url: "https://bank.example/3ds", expiresAt: new Date("2026-03-01T11:00:00Z") }],
  ["javascript:alert(1)", undefined],
  [null, undefined],
])("the customer is sent to %s: %j", (next, expected) => {
  const said = next === null ? null : { url: next };
  expect(resultOf({ outcome: "pending", raw: {}, next: said }, KEEP, NOW).next).toEqual(expected);
});

test("a value is read by its path; an instant is ISO 8601 or Unix seconds", () => {
  const said = { a: { "b.c": "text", empty: "" }, at: 1_772_359_200, on: "2026-03-01T10:00:00Z", no: "soon" };
  expect([saidText(said, "a", "b.c"), saidText(said, "a", "empty"), saidText(said, "x", "y")]).toEqual([
    "text",
    null,
    null,
  ]);
  expect([saidInstant(said, "at"), saidInstant(said, "on"), saidInstant(said, "no")]).toEqual([NOW, NOW, null]);
});
