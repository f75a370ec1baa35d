import { randomBytes } from "node:crypto";
import { Prisma } from "@/server/db/client";
import type { CreateHandler, NewSession, SessionWithAttempts } from "@/server/domain/sessions";
import { currency } from "@/server/kernel/currency";
import { InvalidFields } from "@/server/kernel/errors";
import { prefixed } from "@/server/kernel/ids";
import { toWire } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { Frequency } from "../core/words";
import { columnOfDate, MAX_PLAN_NAME } from "../record/subscription";
import { type Autopay, readAutopay } from "./read-autopay";

/** Default days between charges in the agreement (Spec, "Creating and billing subscriptions"). */
const INTERVAL_DAYS: Readonly<Record<Frequency, number>> = { monthly: 30, yearly: 365 };

/** Message for a missing `customer_email` (Spec, "Errors"). */
const NO_EMAIL = "AutoPayClient rejected request (422)";

/**
 * Creates the subscription of an `auto_pay` session in the session's transaction (Spec, "Subscription rules"
 * 1, "Creating and billing subscriptions"). The `autopay` object is validated before the gateways. A missing
 * mail address is refused last, so that the session is kept as `failed`.
 */
export const createSubscription: CreateHandler = (ctx, input) => {
  const autopay = autopayOf(ctx, input);
  return async (at, tx, session) => {
    const { customerId, customerEmail } = session;
    if (customerId === null) throw new InvalidFields({ customer_id: ["This field is required."] });
    if (customerEmail === null) throw new InvalidFields({ autopay: [NO_EMAIL] });
    const id = await insert(at, tx, { session, autopay, customerId, customerEmail });
    return { autopay: { subscription_id: id } };
  };
};

function autopayOf(ctx: Ctx, input: NewSession): Autopay {
  if (input.autopay === undefined) throw new InvalidFields({ autopay: ["This field is required."] });
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const read = readAutopay(input.autopay, { currency: currency(input.currency), today });
  if ("errors" in read) throw new InvalidFields({ autopay: read.errors });
  return read.autopay;
}

async function insert(
  ctx: Ctx,
  tx: Tx,
  of: { session: SessionWithAttempts; autopay: Autopay; customerId: string; customerEmail: string },
): Promise<string> {
  const { session, autopay, customerId, customerEmail } = of;
  const at = ctx.now();
  const id = prefixed("sub", randomBytes(25));
  const first = session.amount;
  await tx.subscription.createMany({
    data: [
      {
        id,
        merchantId: ctx.merchant.id,
        type: session.type,
        customerId,
        customerEmail,
        customerPhone: session.customerPhone,
        currency: first.currency,
        firstPaymentAmount: toWire(first),
        merchantReference: session.orderNo,
        language: session.language,
        pgCodes: session.pgCodes,
        setupSessionId: session.id,
        createdAt: at,
        updatedAt: at,
        ...fromAutopay(autopay),
        ...fromDetails(session, autopay),
      },
    ],
  });
  const cycleId = first.amount.isZero() ? null : await insertFirstCycle(ctx, tx, { id, session });
  const merchantId = ctx.merchant.id;
  await tx.subscriptionSession.createMany({
    data: [{ sessionId: session.id, merchantId, subscriptionId: id, purpose: "setup", cycleId, createdAt: at }],
  });
  return id;
}

function fromAutopay(autopay: Autopay) {
  return {
    frequency: autopay.frequency,
    recurringAmount: toWire(autopay.recurringAmount),
    startDate: columnOfDate(autopay.startDate),
    endDate: autopay.endDate && columnOfDate(autopay.endDate),
    billingAnchorDay: Number(autopay.startDate.slice(8)),
    notificationConfig: autopay.notificationConfig ?? Prisma.DbNull,
    description: autopay.description,
    retryCount: autopay.retryCount,
    retryDays: [...autopay.retryDays],
  };
}

function fromDetails(session: SessionWithAttempts, autopay: Autopay) {
  const { agreement, customerName, productType } = session;
  return {
    customerName,
    planName: productType?.slice(0, MAX_PLAN_NAME) ?? autopay.description,
    agreementId: agreement?.id ?? "",
    amountVariability: agreement?.amountVariability ?? "fixed",
    cycleIntervalDays: agreement?.cycleIntervalDays ?? INTERVAL_DAYS[autopay.frequency],
    totalCycles: agreement?.totalCycles ?? null,
  };
}

/** Inserts cycle 1, which the customer pays; until its payment settles, its date is the day of creation. */
async function insertFirstCycle(
  ctx: Ctx,
  tx: Tx,
  { id: subscriptionId, session }: { id: string; session: SessionWithAttempts },
): Promise<string> {
  const at = ctx.now();
  const id = prefixed("cyc", randomBytes(25));
  await tx.billingCycle.createMany({
    data: [
      {
        id,
        merchantId: ctx.merchant.id,
        subscriptionId,
        number: 1,
        chargeType: "cit",
        scheduledDate: columnOfDate(civilDateOf(at, ctx.merchant.timezone)),
        amountDue: toWire(session.amount),
        sessionId: session.id,
        createdAt: at,
        updatedAt: at,
      },
    ],
  });
  return id;
}
