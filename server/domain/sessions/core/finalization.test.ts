import { expect, it } from "vitest";
import { finalization } from "./finalization";
import { SESSION, sessionState } from "./machine";

const WORDS: Readonly<Record<string, string>> = {
  created: "PENDING",
  pending: "PENDING",
  attempted: "PENDING",
  cod: "PENDING",
  paid: "SUCCEEDED",
  authorized: "SUCCEEDED",
  captured: "SUCCEEDED",
  failed: "FAILED",
  expired: "FAILED",
  invalided: "FAILED",
  canceled: "CANCELLED",
};

it.each(Object.keys(SESSION))("%s has its word for wallets", (state) => {
  expect(finalization(sessionState(state), false)).toBe(WORDS[state]);
});

it("a voided authorization is canceled, though its state stays", () => {
  expect(finalization("authorized", true)).toBe("CANCELLED");
});
