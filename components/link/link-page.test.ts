import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import type { LinkPageView } from "@/server/domain/payment-links";
import type { RefusedLink } from "../payment/amount-refusals";
import { MESSAGES, render, textOf } from "../testing/render";
import { LinkPage } from "./link-page";

const kwd = (amount: string) => ({ amount, currency: "KWD" }) as LinkPageView["amount"];

const CHOSEN = {
  brand: {} as LinkPageView["brand"],
  testMode: false,
  name: "Course fee",
  description: null,
  status: "active",
  amount: null,
  minimum: kwd("2.000"),
  maximum: kwd("20.000"),
} satisfies LinkPageView;

function page(lang: "en" | "ar", refusal: RefusedLink | null, view: LinkPageView = CHOSEN): string {
  return render(createElement(LinkPage, { view, pay: async () => undefined, refusal }), lang);
}

describe.each(LANGUAGES)("the page of a payment link (%s)", (lang) => {
  const { refused, over } = MESSAGES[lang].link;

  it("keeps a refused amount in its field, and names the bounds once", () => {
    const html = page(lang, { why: "invalid", typed: "1,999" });
    expect(html).toContain('value="1,999"');
    expect(html).toContain('aria-invalid="true"');
    const text = textOf(html);
    expect(text).toContain(refused.invalid);
    expect(text.match(/20\.000/g)).toHaveLength(1);
  });

  it.each(["over", "busy"] as const)("says why no payment begins: %s", (why) => {
    const html = page(lang, { why, typed: "7" });
    expect(textOf(html)).toContain(refused[why]);
    expect(html).toContain('value="7"');
    expect(html).not.toContain('aria-invalid="true"');
  });

  it.each(["ended", "used_up", "closed"] as const)("has no form once the link is %s", (status) => {
    const html = page(lang, null, { ...CHOSEN, status });
    expect(textOf(html)).toContain(over[status]);
    expect(html).not.toContain("<form");
  });
});
