import { createElement, type FunctionComponent } from "react";
import { describe, expect, test } from "vitest";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { PLAN } from "../testing/plan";
import { render } from "../testing/render";
import { Consent, PlanTerms } from "./plan-terms";

function read<P extends object>(part: FunctionComponent<P>, props: P, locale?: "en" | "ar"): string {
  return render(createElement(part, props), locale).replace(/<[^>]+>/g, "");
}

describe("what a customer agrees to with a plan", () => {
  const consent = (plan: CheckoutPlan, locale?: "en" | "ar") =>
    read(Consent, { plan, merchant: "Dar", by: "paying" }, locale);

  test("how much is charged, and how often", () => {
    expect(consent(PLAN)).toContain("charges it KWD 7.500 every month from 1 April 2027 until you cancel");
  });

  test("until when, where the plan ends by itself", () => {
    const ending = { ...PLAN, endsOn: "2027-12-27" };
    expect(consent(ending)).toContain("from 1 April 2027 to 27 December 2027. You can cancel at any time.");
    expect(consent(ending)).not.toContain("until you cancel");
    expect(consent(ending, "ar")).toContain("حتى 27 ديسمبر 2027. يمكنك الإلغاء في أي وقت.");
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

  test("nothing is due today only where nothing is charged today", () => {
    const trial = read(PlanTerms, { plan: { ...PLAN, isTrial: true } });
    expect(trial).toContain("Nothing to pay today. Free until 1 April 2027.");
    const today = { ...PLAN, startsToday: true, firstOn: "2026-11-22" };
    expect(read(PlanTerms, { plan: today })).toBe("KWD 7.500 is charged today, then every month");
    expect(read(PlanTerms, { plan: today }, "ar")).toContain("اليوم، ثم كل شهر");
  });
});
