/**
 * The `autopay` block of a session's creation, from the wire's names to ours (Spec, "autopay request block",
 * "Creating and billing subscriptions").
 */

import { Decimal } from "decimal.js";
import { z } from "zod";
import { type CivilDate, parseCivilDate } from "@/server/kernel/time";
import { choice, civilDate, decimal, integer, nullable, optional, optionalNotBlank, text } from "@/server/kernel/wire";
import { FREQUENCIES } from "../core/words";

const MAX_DIGITS = 14;
const MAX_DECIMALS = 3;

/** Every scheduled date must have a year of four digits; an end date stops the dates by itself. */
const LAST_START = parseCivilDate("9000-12-31");

type Context = Parameters<Parameters<z.ZodType["superRefine"]>[0]>[1];

/** Refuses the field that is being read. */
function refused(context: Context, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

/**
 * What the amount may hold in any currency; how many of the decimals it may use is judged with the currency.
 */
const RecurringAmount = decimal().transform((sent, context): Decimal => {
  const amount = new Decimal(sent.replace(/^\+/, ""));
  if (amount.lessThan(0)) return refused(context, "Ensure this value is greater than or equal to 0.");
  if (amount.decimalPlaces() > MAX_DECIMALS)
    return refused(context, `Ensure that there are no more than ${MAX_DECIMALS} decimal places.`);
  if (amount.precision(true) > MAX_DIGITS)
    return refused(context, `Ensure that there are no more than ${MAX_DIGITS} digits in total.`);
  return amount;
});

const StartDate = civilDate().transform((date, context): CivilDate => {
  if (LAST_START !== null && date > LAST_START)
    return refused(context, `Ensure this value is less than or equal to ${LAST_START}.`);
  return date;
});

/** What the block is read by, but for what depends on the currency and the present day. */
export const AutopayBlock = z.object({
  frequency: choice(FREQUENCIES).describe("How often it is charged."),
  recurring_amount: RecurringAmount.describe("What each cycle charges."),
  start_date: StartDate.describe("The first day."),
  end_date: optionalNotBlank(nullable(civilDate())).describe("The last day; null if there is none."),
  description: optional(nullable(text(255))).describe("What it is for."),
  retry_count: optional(nullable(integer(1, 10))).describe("How often a failed charge is tried, 1 to 10."),
  notification_preferences: z.unknown().optional().describe("Which mails the customer gets; each true unless false."),
});
