import { createElement } from "react";
import { describe, expect, it } from "vitest";
import { MESSAGES, render, textOf } from "@/components/testing/render";
import { LANGUAGES } from "@/e2e/support/words";
import type { PaymentAction } from "@/server/domain/console";
import { ActionBar } from "./action-bar";

function bar(refusal: PaymentAction["refusal"], lang: (typeof LANGUAGES)[number]): string {
  const actions = [{ act: "refund", lacks: null, refusal, isForGood: false }] as const;
  const given = {
    hrefOf: (act: string) => `?do=${act}`,
    link: null,
    actions,
    ...{ checkStatus: async () => undefined, retry: async () => undefined },
  };
  return render(createElement(ActionBar, given), lang);
}

describe.each(LANGUAGES)("a refund that the service refuses for good (%s)", (lang) => {
  it.each(["foreign_currency", "replaced_account"] as const)(
    "%s: it is not offered, and a sentence says why",
    (why) => {
      const html = bar(why, lang);
      expect(html).not.toContain("do=refund");
      expect(textOf(html)).toContain(MESSAGES[lang].console.payments.act.refusal[why]);
    },
  );

  it("is offered otherwise, also if the form will explain a refusal that may pass", () => {
    for (const refusal of [null, "in_flight"] as const) expect(bar(refusal, lang)).toContain("do=refund");
  });
});

it("a hold's capture is the page's filled button until a form with one is open", () => {
  const capture = (hasPanel: boolean) => {
    const actions = [{ act: "capture", lacks: null, refusal: null, isForGood: false }] as const;
    const sent = { checkStatus: async () => undefined, retry: async () => undefined };
    return render(createElement(ActionBar, { hrefOf: () => "?do=capture", link: null, actions, hasPanel, ...sent }));
  };
  expect([false, true].map((hasPanel) => capture(hasPanel).includes("bg-primary "))).toEqual([true, false]);
});
