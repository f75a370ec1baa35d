/**
 * The `autopay` block of a session's creation, from the wire's names to ours (Spec, "autopay request block";
 * Spec, "Creating and billing subscriptions").
 */
import { Decimal } from "decimal.js";
import { z } from "zod";
import type { Currency } from "@/server/kernel/currency";
import { type FieldErrors, InvalidAmount } from "@/server/kernel/errors";
import { type Money, money } from "@/server/kernel/money";
import { fieldErrors } from "@/server/kernel/read-input";
import { type CivilDate, parseCivilDate } from "@/server/kernel/time";
import { choice, civilDate, decimal, integer, nullable, optional, optionalNotBlank, text } from "@/server/kernel/wire";
import type { Frequency } from "../core/words";
import { FREQUENCIES } from "../core/words";
import type { NotificationConfig } from "../record/subscription";

/** The block as it was understood; absent fields have their defaults. */
export type Autopay = {
  readonly frequency: Frequency;
  readonly recurringAmount: Money;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate | null;
  readonly description: string | null;
  readonly retryCount: number;
  readonly notificationConfig: NotificationConfig | null;
};

const DEFAULT_RETRIES = 3;
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

/** What the block is judged against. */
export type AutopayTerms = {
  readonly currency: Currency;
  /** The merchant's civil date. */
  readonly today: CivilDate;
};

/**
 * The block, or the messages of its fields: an amount that the currency cannot hold and a start in the past
 * are refused as well.
 */
export function readAutopay(
  sent: Readonly<Record<string, unknown>>,
  terms: AutopayTerms,
): { readonly autopay: Autopay } | { readonly errors: FieldErrors } {
  const read = AutopayBlock.safeParse(sent);
  if (!read.success) return { errors: fieldErrors(read.error) };
  const block = read.data;
  const errors: Record<string, readonly string[]> = {};
  const amount = amountIn(terms.currency, block.recurring_amount);
  if (typeof amount === "string") errors.recurring_amount = [amount];
  if (block.start_date < terms.today) errors.start_date = ["The start date cannot be in the past."];
  const endDate = block.end_date ?? null;
  if (endDate !== null && endDate <= block.start_date) errors.end_date = ["The end date must be after the start date."];
  if (typeof amount === "string" || Object.keys(errors).length > 0) return { errors };
  return {
    autopay: {
      frequency: block.frequency,
      recurringAmount: amount,
      startDate: block.start_date,
      endDate,
      description: block.description ?? null,
      retryCount: block.retry_count ?? DEFAULT_RETRIES,
      notificationConfig: preferences(block.notification_preferences),
    },
  };
}

function amountIn(currency: Currency, amount: Decimal): Money | string {
  try {
    return money(amount, currency);
  } catch (error) {
    if (error instanceof InvalidAmount) return error.message;
    throw error;
  }
}

const NAMES = ["pre_charge_enabled", "failure_enabled", "final_failure_enabled"] as const;

/**
 * The preferences are not validated: a value that is no boolean counts as true, and without a known key there
 * are none (Spec, "Creating and billing subscriptions").
 */
function preferences(sent: unknown): NotificationConfig | null {
  if (typeof sent !== "object" || sent === null || !NAMES.some((name) => Object.hasOwn(sent, name))) return null;
  const on = (name: (typeof NAMES)[number]): boolean => Reflect.get(sent, name) !== false;
  return {
    pre_charge_enabled: on("pre_charge_enabled"),
    failure_enabled: on("failure_enabled"),
    final_failure_enabled: on("final_failure_enabled"),
  };
}
