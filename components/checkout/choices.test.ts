import { describe, expect, it } from "vitest";
import type { CheckoutView } from "@/server/domain/payments";
import { preselectedChoice } from "./choices";

type View = Parameters<typeof preselectedChoice>[0];

/** Of a card and a method only what the choice reads. */
function viewOf(cards: readonly object[], codes: readonly string[], lastMethod: string | null = null): View {
  const methods = codes.map((code) => ({ code, flow: code === "w" ? "stc_pay" : "redirect" }));
  return { cards, methods, lastMethod } as unknown as Pick<CheckoutView, "cards" | "methods" | "lastMethod">;
}

describe("what the customer need not choose", () => {
  it.each([
    ["the card saved last", viewOf([{ id: "a" }, { id: "b" }], ["x"]), "card:a"],
    ["no card that cannot be used", viewOf([{ id: "a", tooShort: true }], ["x", "y"]), null],
    ["the only method", viewOf([], ["x"]), "x"],
    ["the only one beside a mobile wallet", viewOf([], ["x", "w"]), "x"],
    ["the method that was tried before", viewOf([{ id: "a" }], ["x", "y"], "y"), "y"],
    ["not one that is gone", viewOf([], ["x", "y"], "z"), null],
  ])("%s", (_title, view, choice) => {
    expect(preselectedChoice(view)).toBe(choice);
  });
});
