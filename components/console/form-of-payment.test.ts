import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { render, textOf } from "../testing/render";
import { FormOfPayment } from "./form-of-payment";

describe.each(["en", "ar"] as const)("forms of payment in %s", (locale) => {
  const named = (form: string): string => textOf(render(createElement(FormOfPayment, { form }), locale));

  it.each(["card", "card_onsite", "token", "wallet", "cash", "inquiry", "none"])("%s has a name", (form) => {
    expect(named(form)).not.toBe(form);
  });

  it("brands are called the same, and a form of another release as it is stored", () => {
    expect([named("apple_pay"), named("pay_by_thought")]).toEqual(["Apple Pay", "pay_by_thought"]);
  });
});
