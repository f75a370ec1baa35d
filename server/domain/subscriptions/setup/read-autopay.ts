import type { Currency } from "@/server/kernel/currency";
import type { FieldErrors } from "@/server/kernel/errors";
import type { Money } from "@/server/kernel/money";
import { fieldErrors } from "@/server/kernel/read-input";
import type { CivilDate } from "@/server/kernel/time";
import { AutopayBlock, recurringAmountIn } from "../contract/autopay";
import type { Frequency } from "../core/words";
import type { NotificationConfig } from "../record/subscription";

export type Autopay = {
  readonly frequency: Frequency;
  readonly recurringAmount: Money;
  readonly startDate: CivilDate;
  readonly endDate: CivilDate | null;
  readonly description: string | null;
  readonly retryCount: number;
  readonly retryDays: readonly number[];
  readonly notificationConfig: NotificationConfig | null;
};

const DEFAULT_RETRIES = 3;

export type AutopayTerms = {
  readonly currency: Currency;
  readonly today: CivilDate;
};

/**
 * Reads `autopay` with defaults, or returns error messages by field (Spec, "Creating and billing
 * subscriptions"). Also refuses an amount that does not fit the currency, and a start in the past.
 */
export function readAutopay(
  sent: Readonly<Record<string, unknown>>,
  terms: AutopayTerms,
): { readonly autopay: Autopay } | { readonly errors: FieldErrors } {
  const read = AutopayBlock.safeParse(sent);
  if (!read.success) return { errors: fieldErrors(read.error) };
  const block = read.data;
  const errors: Record<string, readonly string[]> = {};
  const amount = recurringAmountIn(terms.currency, block.recurring_amount);
  if (typeof amount === "string") errors.recurring_amount = [amount];
  if (block.start_date < terms.today) errors.start_date = ["The start date cannot be in the past."];
  const endDate = block.end_date ?? null;
  if (endDate !== null && endDate <= block.start_date) errors.end_date = ["The end date must be after the start date."];
  const retryDays = block.retry_days ?? [];
  if (retryDays.length > 0 && (block.retry_count ?? retryDays.length) !== retryDays.length)
    errors.retry_days = ["The number of days must be retry_count."];
  if (typeof amount === "string" || Object.keys(errors).length > 0) return { errors };
  return {
    autopay: {
      frequency: block.frequency,
      recurringAmount: amount,
      startDate: block.start_date,
      endDate,
      description: block.description ?? null,
      retryCount: block.retry_count ?? (retryDays.length || DEFAULT_RETRIES),
      retryDays,
      notificationConfig: preferences(block.notification_preferences),
    },
  };
}

const NAMES = ["pre_charge_enabled", "failure_enabled", "final_failure_enabled"] as const;

/**
 * Reads notification preferences: a value that is not a boolean counts as true, an object without a known key
 * as no preferences (Spec, "Creating and billing subscriptions").
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
