import type { SavedCard } from "@/server/db/generated/client";
import { maskedNumber } from "@/server/domain/gateways";
import { languageOf } from "@/server/domain/sessions";
import { toWire } from "@/server/kernel/money";
import type { CivilDate } from "@/server/kernel/time";
import type { CycleView, SubscriptionSummary, SubscriptionView } from "../contract/answers";
import { isBilled, isOpen } from "../core/machine";
import { hasPause, isSkipped, type Pause } from "../core/pause";
import type { CycleFacts, SubscriptionFacts } from "../record/subscription";

/**
 * `subscription.status` is the effective status: a setup whose session has ended counts as `setup_failed`.
 */
export type SubscriptionReading = {
  readonly subscription: SubscriptionFacts;
  readonly cycle: CycleFacts | null;
  readonly card: CardColumns | null;
  readonly backupCard: CardColumns | null;
};

export type CardColumns = Pick<SavedCard, "last4" | "brand" | "expiryMonth" | "expiryYear">;

export type SummaryReading = {
  readonly subscription: Pick<
    SubscriptionFacts,
    "id" | "customerId" | "customerEmail" | "frequency" | "recurringAmount" | "status" | "createdAt" | keyof Pause
  >;
  readonly cycle: Pick<CycleFacts, "status" | "chargeType" | "scheduledDate" | "held"> | null;
};

/**
 * The date of the open `mit` cycle; null if no charge is scheduled or a pause prevents it (Spec, "The
 * subscription object").
 */
function nextBillingDate({ subscription, cycle }: SummaryReading): CivilDate | null {
  if (!isBilled(subscription.status) || cycle === null || cycle.chargeType !== "mit") return null;
  if (cycle.held || (cycle.status === "scheduled" && isSkipped(subscription, cycle.scheduledDate))) return null;
  return isOpen(cycle.status) ? cycle.scheduledDate : null;
}

export function subscriptionSummary(reading: SummaryReading): SubscriptionSummary {
  const { subscription } = reading;
  return {
    id: subscription.id,
    customer_id: subscription.customerId,
    customer_email: subscription.customerEmail,
    frequency: subscription.frequency,
    recurring_amount: toWire(subscription.recurringAmount),
    currency: subscription.recurringAmount.currency,
    status: subscription.status,
    next_billing_date: nextBillingDate(reading),
    created_at: subscription.createdAt.toISOString(),
  };
}

function cancellation(subscription: SubscriptionFacts) {
  return {
    cancel_at_period_end: subscription.cancelAtPeriodEnd,
    canceled_at: subscription.canceledAt?.toISOString() ?? null,
    cancellation_initiator: subscription.cancellationInitiator,
    cancellation_reason: subscription.cancellationReason,
    cancellation_note: subscription.cancellationNote,
  };
}

function pause(subscription: SubscriptionFacts) {
  const shown = hasPause(subscription);
  return {
    paused_at: subscription.pausedAt?.toISOString() ?? null,
    pause_on: shown ? subscription.pauseOn : null,
    resume_on: shown ? subscription.resumeOn : null,
  };
}

export function cardView({ last4, brand, expiryMonth, expiryYear }: CardColumns) {
  const expiry = { expiry_month: String(expiryMonth).padStart(2, "0"), expiry_year: String(expiryYear) };
  return { masked_card: maskedNumber(last4), card_brand: brand, ...expiry };
}

/**
 * The subscription object of the API. `current_cycle` is the open cycle, otherwise the newest, otherwise
 * null.
 */
export function subscriptionView(reading: SubscriptionReading): SubscriptionView {
  const { subscription, card, backupCard, cycle } = reading;
  return {
    ...subscriptionSummary(reading),
    customer_name: subscription.customerName,
    customer_phone: subscription.customerPhone,
    first_payment_amount: toWire(subscription.firstPaymentAmount),
    start_date: subscription.startDate,
    end_date: subscription.endDate,
    billing_anchor_day: subscription.billingAnchorDay,
    setup_session_id: subscription.setupSessionId,
    agreement_id: subscription.agreementId,
    amount_variability: subscription.amountVariability,
    cycle_interval_days: subscription.cycleIntervalDays,
    total_cycles: subscription.totalCycles,
    notification_config: subscription.notificationConfig,
    ...cancellation(subscription),
    description: subscription.description,
    merchant_reference: subscription.merchantReference,
    plan_name: subscription.planName,
    language: languageOf(subscription),
    retry_count: subscription.retryCount,
    updated_at: subscription.updatedAt.toISOString(),
    card: card && cardView(card),
    backup_card: backupCard && cardView(backupCard),
    retry_days: subscription.retryDays.length === 0 ? null : subscription.retryDays,
    recurring_amount_from: subscription.amountFrom,
    ...pause(subscription),
    current_cycle: cycle && cycleView(cycle),
  };
}

export function cycleView(cycle: CycleFacts): CycleView {
  return {
    cycle_number: cycle.number,
    scheduled_date: cycle.scheduledDate,
    amount_due: toWire(cycle.amountDue),
    status: cycle.status,
    paid_at: cycle.paidAt?.toISOString() ?? null,
    failure_reason: cycle.failureReason,
    session_id: cycle.sessionId,
    charge_type: cycle.chargeType,
  };
}
