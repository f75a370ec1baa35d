/** Makes the subscription of an `auto_pay` session while the session is being made (Spec, "Subscription rules" 1; decision §12). */
import { randomBytes } from "node:crypto";
import { Prisma } from "../../db/client";
import { currency } from "../../kernel/currency";
import { InvalidFields } from "../../kernel/errors";
import { prefixed } from "../../kernel/ids";
import { toWire } from "../../kernel/money";
import { civilDateOf } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { type CreatedSession, type CreateHandler, detailsOf, type NewSession, sessionAmount } from "../sessions";
import { type Autopay, readAutopay } from "./autopay-schema";
import type { Frequency } from "./core/schedule";
import { columnOfDate } from "./rows";

/** Days of a period where the agreement names none (decision §12). */
const INTERVAL_DAYS: Readonly<Record<Frequency, number>> = { monthly: 30, yearly: 365 };

const MAX_NAME = 255;

/** Easily taken for a problem of the agreement, and documented so: the address of the customer is missing (Spec, "Errors"). */
const NO_EMAIL = "AutoPayClient rejected request (422)";

/**
 * Judges the `autopay` block before the gateways are judged, and writes the subscription with the session. The missing address is the last
 * thing refused, so that its session stays behind as `failed`.
 */
export const createSubscription: CreateHandler = {
  check(ctx, input) {
    autopayOf(ctx, input);
  },
  async created(ctx, tx, made) {
    const { customerId, customerEmail } = made.session;
    if (customerId === null) throw new InvalidFields({ customer_id: ["This field is required."] });
    if (customerEmail === null) throw new InvalidFields({ autopay: [NO_EMAIL] });
    const id = await insert(ctx, tx, { ...made, customerId, customerEmail });
    return { autopay: { subscription_id: id } };
  },
};

/** @throws {InvalidFields} under `autopay` */
function autopayOf(ctx: Ctx, input: NewSession): Autopay {
  if (input.autopay === undefined) throw new InvalidFields({ autopay: ["This field is required."] });
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const read = readAutopay(input.autopay, { currency: currency(input.currency), today });
  if ("errors" in read) throw new InvalidFields({ autopay: read.errors });
  return read.autopay;
}

type Making = CreatedSession & { readonly customerId: string; readonly customerEmail: string };

async function insert(ctx: Ctx, tx: Tx, { session, input, customerId, customerEmail }: Making): Promise<string> {
  const autopay = autopayOf(ctx, input);
  const at = ctx.now();
  const id = prefixed("sub", randomBytes(25));
  const first = sessionAmount(session);
  await tx.subscription.createMany({
    data: [
      {
        id,
        merchantId: ctx.merchant.id,
        type: session.type,
        customerId,
        customerEmail,
        customerPhone: session.customerPhone,
        currency: session.currency,
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
  };
}

/** What the customer is called, what the plan is called, and what the agreement says of its rhythm. */
function fromDetails(session: CreatedSession["session"], autopay: Autopay) {
  const details = detailsOf(session);
  const agreement = recordOf(details.agreement);
  const name = [textOf(details.customer_first_name), textOf(details.customer_last_name)].filter(
    (part) => part !== null,
  );
  return {
    customerName: name.length === 0 ? null : name.join(" "),
    planName: textOf(details.product_type)?.slice(0, MAX_NAME) ?? autopay.description,
    agreementId: textOf(agreement.id) ?? "",
    amountVariability: textOf(agreement.amount_variability) ?? "fixed",
    cycleIntervalDays: numberOf(agreement.cycle_interval_days) ?? INTERVAL_DAYS[autopay.frequency],
    totalCycles: numberOf(agreement.total_cycles),
  };
}

/** The customer's own charge: dated the day of creation until it settles. */
async function insertFirstCycle(
  ctx: Ctx,
  tx: Tx,
  { id: subscriptionId, session }: { id: string; session: CreatedSession["session"] },
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
        amountDue: toWire(sessionAmount(session)),
        sessionId: session.id,
        createdAt: at,
        updatedAt: at,
      },
    ],
  });
  return id;
}

function recordOf(value: unknown): Readonly<Record<string, unknown>> {
  return typeof value === "object" && value !== null ? { ...value } : {};
}

function textOf(value: unknown): string | null {
  return typeof value === "string" ? value : null;
}

function numberOf(value: unknown): number | null {
  return typeof value === "number" ? value : null;
}
