import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import type { WireMoney } from "@/server/domain/payments";
import { PART_REFUSALS } from "../payment/amount-refusals";
import { MESSAGES, render, textOf } from "../testing/render";
import { PartForm } from "./part-form";

const left = { amount: "6.500", currency: "KWD" } as WireMoney;

describe.each(LANGUAGES)("the form of a partial payment (%s)", (lang) => {
  const words = MESSAGES[lang].invoice;
  const refused = (why: (typeof PART_REFUSALS)[number]) => {
    const refusal = { why, typed: "7" };
    return textOf(render(createElement(PartForm, { left, payPart: async () => undefined, refusal }), lang));
  };

  it("names what is left if the amount is not above zero or exceeds it", () => {
    const [before] = words.partInvalid.split("{amount}");
    expect(refused("invalid")).toContain(before);
    expect(refused("invalid").match(/6\.500/g)).toHaveLength(2);
  });

  it("says that the rest could not be paid", () => {
    expect(refused("rest")).toContain(words.partRest);
  });

  it("has another sentence for each refusal", () => {
    expect(new Set(PART_REFUSALS.map(refused)).size).toBe(PART_REFUSALS.length);
  });
});
