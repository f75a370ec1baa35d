import type { BillingCycle, Subscription } from "@/server/db/generated/client";
import { currency } from "@/server/kernel/currency";
import { type Money, money } from "@/server/kernel/money";
import { type CivilDate, civilDateOf } from "@/server/kernel/time";
import { INITIATORS, type Initiator, wordOf } from "@/server/kernel/words";
import type { Amounts } from "../core/amounts";
import { cycleState, subscriptionState } from "../core/machine";
import type { Pause } from "../core/pause";
import type { Plan } from "../core/schedule";
import {
  CHARGE_TYPES,
  type ChargeType,
  type CycleState,
  FREQUENCIES,
  type Frequency,
  type SubscriptionState,
} from "../core/words";

export const MAX_PLAN_NAME = 255;

export type NotificationConfig = {
  readonly pre_charge_enabled: boolean;
  readonly failure_enabled: boolean;
  readonly final_failure_enabled: boolean;
};

type Dates = "startDate" | "endDate" | "cancelOn" | "nextOn" | "nextFrom";

/** A subscription's row; amounts are in {@link SubscriptionFacts.currency}. */
export type SubscriptionFacts = Plan &
  Pause &
  Amounts &
  Omit<
    Subscription,
    | Dates
    | keyof Pause
    | keyof Amounts
    | "firstPaymentAmount"
    | "status"
    | "frequency"
    | "notificationConfig"
    | "totalCycles"
    | "cancellationInitiator"
  > & {
    readonly status: SubscriptionState;
    readonly firstPaymentAmount: Money;
    readonly notificationConfig: NotificationConfig | null;
    readonly cancelOn: CivilDate | null;
    readonly nextOn: CivilDate | null;
    readonly nextFrom: CivilDate | null;
    readonly cancellationInitiator: Initiator | null;
  };

export type CycleFacts = Omit<BillingCycle, "scheduledDate" | "amountDue" | "status" | "chargeType"> & {
  readonly status: CycleState;
  readonly scheduledDate: CivilDate;
  readonly amountDue: Money;
  readonly chargeType: ChargeType;
};

/** Converts a civil date, which the driver returns as midnight in UTC. */
export function dateOfColumn(value: Date): CivilDate {
  return civilDateOf(value, "UTC");
}

export function columnOfDate(date: CivilDate): Date {
  return new Date(`${date}T00:00:00Z`);
}

/** A subscription from a row of its table. A join would have read its amounts as floating-point numbers. */
export function subscriptionOf(row: Subscription): SubscriptionFacts {
  const code = currency(row.currency);
  return {
    ...row,
    status: subscriptionState(row.status),
    frequency: frequencyOf(row.frequency),
    startDate: dateOfColumn(row.startDate),
    endDate: row.endDate && dateOfColumn(row.endDate),
    cancelOn: row.cancelOn && dateOfColumn(row.cancelOn),
    amountFrom: row.amountFrom && dateOfColumn(row.amountFrom),
    pauseOn: row.pauseOn && dateOfColumn(row.pauseOn),
    resumeOn: row.resumeOn && dateOfColumn(row.resumeOn),
    nextOn: row.nextOn && dateOfColumn(row.nextOn),
    nextFrom: row.nextFrom && dateOfColumn(row.nextFrom),
    formerAmount: row.formerAmount && money(row.formerAmount.toString(), code),
    recurringAmount: money(row.recurringAmount.toString(), code),
    firstPaymentAmount: money(row.firstPaymentAmount.toString(), code),
    notificationConfig: notificationConfigOf(row.notificationConfig),
    cancellationInitiator: initiatorOf(row.cancellationInitiator),
  };
}

export function cycleOf(row: BillingCycle, currencyCode: string): CycleFacts {
  return {
    ...row,
    status: cycleState(row.status),
    scheduledDate: dateOfColumn(row.scheduledDate),
    amountDue: money(row.amountDue.toString(), currency(currencyCode)),
    chargeType: chargeTypeOf(row.chargeType),
  };
}

export function frequencyOf(text: string): Frequency {
  return wordOf(FREQUENCIES, text, "frequency");
}

export function chargeTypeOf(text: string | null): ChargeType {
  return wordOf(CHARGE_TYPES, text ?? "", "charge type");
}

function initiatorOf(text: string | null): Initiator | null {
  return text === null ? null : wordOf(INITIATORS, text, "initiator");
}

function notificationConfigOf(value: unknown): NotificationConfig | null {
  if (typeof value !== "object" || value === null) return null;
  const on = (name: keyof NotificationConfig): boolean => !(name in value) || Reflect.get(value, name) !== false;
  return {
    pre_charge_enabled: on("pre_charge_enabled"),
    failure_enabled: on("failure_enabled"),
    final_failure_enabled: on("final_failure_enabled"),
  };
}
