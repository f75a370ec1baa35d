/** Payment links for tests. */
import { CreateLink, createLink } from "@/server/domain/payment-links";
import { readInput } from "@/server/kernel/read-input";
import type { TestMerchant } from "./harness";

/** The required fields of a payment link of KWD 10.500. */
export const LINK = { name: "Course fee", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] };

export function makeLink(merchant: TestMerchant, wire: Record<string, unknown> = {}) {
  return createLink(merchant.ctx, readInput(CreateLink, { ...LINK, ...wire }));
}
