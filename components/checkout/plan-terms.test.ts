import { NextIntlClientProvider } from "next-intl";
import { createElement, type FunctionComponent } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, test } from "vitest";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";
import { Consent, PlanTerms } from "./plan-terms";

const PLAN: CheckoutPlan = {
  purpose: "setup",
  planName: "Gold plan",
  description: null,
  amount: { amount: "7.500", currency: "KWD" },
  frequency: "monthly",
  firstOn: "2027-04-01",
  endsOn: null,
  totalCharges: null,
  isTrial: false,
  fromPage: false,
};

function read<P extends object>(part: FunctionComponent<P>, props: P, locale: "en" | "ar" = "en"): string {
  const words = { locale, messages: { en, ar }[locale], timeZone: "UTC", children: createElement(part, props) };
  return renderToStaticMarkup(createElement(NextIntlClientProvider, words)).replace(/<[^>]+>/g, "");
}

describe("what a customer agrees to with a plan", () => {
  const consent = (plan: CheckoutPlan, locale?: "en" | "ar") => read(Consent, { plan, merchant: "Dar" }, locale);

  test("how much is charged, and how often", () => {
    expect(consent(PLAN)).toContain("charges it KWD 7.500 every month until you cancel");
  });

  test("no charges to come where the plan has none", () => {
    expect(consent({ ...PLAN, firstOn: null })).toContain("makes no further charges");
    expect(consent({ ...PLAN, firstOn: null })).not.toContain("every month");
    expect(consent({ ...PLAN, firstOn: null }, "ar")).toContain("لن تُخصم دفعات أخرى");
  });
});

describe("the terms of a plan", () => {
  test("how many charges there are, where a number ends it", () => {
    expect(read(PlanTerms, { plan: { ...PLAN, totalCharges: 12 } })).toContain("12 payments in total");
    expect(read(PlanTerms, { plan: { ...PLAN, totalCharges: 12 } }, "ar")).toContain("12 دفعة في المجموع");
    expect(read(PlanTerms, { plan: PLAN })).not.toContain("in total");
  });
});
