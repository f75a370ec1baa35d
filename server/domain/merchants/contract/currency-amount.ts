import { z } from "zod";
import { currencyCode } from "@/server/kernel/currency-code";
import { InvalidAmount } from "@/server/kernel/errors";
import { type Money, money } from "@/server/kernel/money";
import { decimal, object } from "@/server/kernel/wire";

export function currencyAmount(words: { readonly amount: string; readonly currency: string }) {
  return object({
    amount: decimal().describe(words.amount),
    currency_code: currencyCode().describe(words.currency),
  }).transform(({ amount, currency_code: code }, context): Money => {
    try {
      const read = money(amount, code);
      if (!read.amount.isNegative()) return read;
      const message = "Ensure this value is greater than or equal to 0.";
      context.addIssue({ code: "custom", message, path: ["amount"] });
    } catch (error) {
      if (!(error instanceof InvalidAmount)) throw error;
      context.addIssue({ code: "custom", message: error.message, path: ["amount"] });
    }
    return z.NEVER;
  });
}
