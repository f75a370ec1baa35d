import { expect, it, test } from "vitest";
import type { CheckoutView } from "@/server/domain/payments";
import { formsIn, isShownAs } from "./forms";

it.each([
  ["redirect", ["redirect"], true],
  ["redirect", ["cardHosted"], true],
  ["redirect", ["cardOnsite"], false],
  ["card_onsite", ["cardOnsite"], true],
  ["card_onsite", ["redirect"], true],
  ["card_onsite", ["tokenPay"], false],
  ["flex_methods", ["flexMethods"], true],
  ["flex_methods", ["redirect"], false],
  ["stc_pay", ["stcPay", "wallet"], true],
])("a method of the flow %s is shown to a page that asks for %j: %s", (flow, named, shown) => {
  expect(isShownAs(flow, named)).toBe(shown);
});

test("what is shown is said in the words of callbacks", () => {
  const view = { cards: [1], methods: [{ flow: "redirect" }, { flow: "redirect" }], wallet: {} };
  expect(formsIn(view as unknown as CheckoutView)).toEqual(["redirect", "token_pay", "wallet"]);
  expect(formsIn({ cards: [], methods: [], wallet: null } as unknown as CheckoutView)).toEqual([]);
});
