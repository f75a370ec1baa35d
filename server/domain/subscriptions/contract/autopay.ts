/**
 * The `autopay` object of a request to create a session (Spec, "autopay request block", "Creating and billing
 * subscriptions").
 */

import { Decimal } from "decimal.js";
import { z } from "zod";
import { type Currency, scaleOf } from "@/server/kernel/currency";
import { InvalidAmount } from "@/server/kernel/errors";
import { type Money, money } from "@/server/kernel/money";
import { type CivilDate, parseCivilDate } from "@/server/kernel/time";
import {
  choice,
  civilDate,
  decimal,
  flag,
  integer,
  list,
  nullable,
  optional,
  optionalNotBlank,
  text,
} from "@/server/kernel/wire";
import { described, objectSchema } from "@/server/kernel/wire-schema";
import { FREQUENCIES } from "../core/words";

const MAX_DIGITS = 14;
const MAX_DECIMALS = 3;

/** Latest start of a plan without an end date, so that every scheduled date has a four-digit year. */
const LAST_START = parseCivilDate("9000-12-31");

type Context = Parameters<Parameters<z.ZodType["superRefine"]>[0]>[1];

function refused(context: Context, message: string): never {
  context.addIssue({ code: "custom", message });
  return z.NEVER;
}

/** An amount that is valid in some currency; its decimals are validated together with the currency. */
export const RecurringAmount = decimal().transform((sent, context): Decimal => {
  const amount = new Decimal(sent.replace(/^\+/, ""));
  if (amount.lessThan(0)) return refused(context, "Ensure this value is greater than or equal to 0.");
  if (amount.decimalPlaces() > MAX_DECIMALS)
    return refused(context, `Ensure that there are no more than ${MAX_DECIMALS} decimal places.`);
  if (amount.precision(true) > MAX_DIGITS)
    return refused(context, `Ensure that there are no more than ${MAX_DIGITS} digits in total.`);
  return amount;
});

/** Returns the amount in its currency, or an error above {@link MAX_DIGITS} digits including all decimals. */
export function recurringAmountIn(code: Currency, sent: Decimal): Money | string {
  const whole = MAX_DIGITS - scaleOf(code);
  if (sent.trunc().precision(true) > whole)
    return `Ensure that there are no more than ${whole} digits before the decimal point.`;
  try {
    return money(sent, code);
  } catch (error) {
    if (error instanceof InvalidAmount) return error.message;
    throw error;
  }
}

/** A plan's day from which every later scheduled date has a four-digit year. */
export const LimitedDay = civilDate().transform((date, context): CivilDate => {
  if (LAST_START !== null && date > LAST_START)
    return refused(context, `Ensure this value is less than or equal to ${LAST_START}.`);
  return date;
});

const MOST_RETRIES = 10;
const LAST_RETRY_DAY = 30;

const RetryDays = list(integer(1, LAST_RETRY_DAY), { max: MOST_RETRIES }).transform((days, context): number[] => {
  if (days.some((day, index) => index > 0 && day <= (days[index - 1] ?? 0)))
    return refused(context, "The days must be in ascending order.");
  return days;
});

const wanted = (description: string) =>
  described(optional(flag()), () => ({ type: "boolean", default: true })).describe(description);

const PREFERENCES = {
  pre_charge_enabled: wanted("Mail before a charge."),
  failure_enabled: wanted("Mail after a failed try."),
  final_failure_enabled: wanted("Mail after the last failed try."),
};

export const AutopayBlock = z.object({
  frequency: choice(FREQUENCIES).describe(
    "Length of a billing period: a calendar month (`monthly`) or year (`yearly`).",
  ),
  recurring_amount: RecurringAmount.describe(
    "Amount of each cycle, zero or more, with at most 14 digits and the currency's decimals.",
  ),
  start_date: LimitedDay.describe(
    "First billing day, not in the past, in the merchant's time zone. Its day of the month is the anchor of later ones.",
  ),
  end_date: optionalNotBlank(nullable(civilDate())).describe(
    "Last day of the subscription, after `start_date`; a cycle on that day is still billed. Null: no end.",
  ),
  description: optional(nullable(text(255))).describe(
    "Description of the plan; its name if `product_type` is not sent.",
  ),
  retry_count: optional(nullable(integer(1, 10))).describe(
    "Number of tries after a failed charge, 1 to 10. Default 3.",
  ),
  retry_days: optional(nullable(RetryDays)).describe(
    "Days after a cycle's first failed charge on which it is tried again: 1 to 10 whole numbers from 1 to 30, ascending. Their number is `retry_count`. By default tries are an hour apart.",
  ),
  notification_preferences: described(z.unknown().optional(), () => objectSchema(PREFERENCES)).describe(
    "Which mails the customer gets. A value that is not false counts as true.",
  ),
});
