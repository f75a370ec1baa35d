import { compare, type Money, money } from "@/server/kernel/money";
import type { InstalmentPlan } from "../../core/instalment-plan";

/** Minimum amount of an instalment loan, in the charged currency. */
const LEAST = "10";

const IN_FOUR: InstalmentPlan = {
  instalments: 4,
  descriptionEn: "Pay in 4 instalments",
  descriptionAr: "ادفع على أربع دفعات",
};

export function instalmentPlans(total: Money): readonly InstalmentPlan[] {
  return compare(total, money(LEAST, total.currency)) >= 0 ? [IN_FOUR] : [];
}
