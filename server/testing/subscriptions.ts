/** Inserts subscriptions as the service would store them, for tests that need no history. */
import { randomBytes } from "node:crypto";
import type { Prisma } from "@/server/db/generated/client";
import { prefixed } from "@/server/kernel/ids";
import { type TestMerchant, testMerchant } from "./harness";
import { newSession, pay } from "./paying";

/** 10 February 2030, 15:00 in Kuwait. */
export const NOW = "2030-02-10T12:00:00Z";

/** A merchant whose test clock is at `at`. */
export function merchantAt(at: string, choices: Parameters<typeof testMerchant>[0] = {}): Promise<TestMerchant> {
  const clockOffset = BigInt(new Date(at).getTime() - Date.now());
  return testMerchant({ ...choices, merchant: { clockOffset, ...choices.merchant } });
}

type Subscription = Partial<Prisma.SubscriptionUncheckedCreateInput>;
type Cycle = Partial<Prisma.BillingCycleUncheckedCreateInput>;

/** An inserted subscription: its id, and functions that read its rows. */
export type SubscriptionAtHand = {
  readonly id: string;
  readonly setupSessionId: string;
  readonly cardId: string | null;
  row(): ReturnType<TestMerchant["ctx"]["db"]["subscription"]["findUniqueOrThrow"]>;
  /** The subscription's cycles, sorted by number. */
  cycles(): ReturnType<TestMerchant["ctx"]["db"]["billingCycle"]["findMany"]>;
};

const IN_SETUP = ["pending_setup", "setup_failed"];

/**
 * Inserts an active monthly subscription of 5.000 KWD from 31 January 2030 with a card: cycle 1 is paid,
 * cycle 2 due on 28 February. `change` and `cycle` replace columns of the subscription and of cycle 2; if
 * `cycle` is null, there is no cycle 2. A subscription in setup has an open session, and neither card nor
 * cycle 2.
 */
export async function writeSubscription(
  merchant: TestMerchant,
  change: Subscription = {},
  cycle: Cycle | null = {},
): Promise<SubscriptionAtHand> {
  const { db } = merchant.ctx;
  const setupSessionId = await newSession(merchant, { customer_id: "c-1", amount: "1" });
  const inSetup = IN_SETUP.includes(change.status ?? "active");
  if (!inSetup) await pay(merchant, setupSessionId, "1");
  else await db.paymentSession.update({ where: { id: setupSessionId }, data: { paymentType: "auto_pay" } });
  const cardId = inSetup ? null : await writeCard(merchant);
  const id = prefixed("sub", randomBytes(25));
  const columns = { ...subscriptionColumns(merchant), id, setupSessionId, cardId, ...change };
  await db.subscription.create({ data: columns });
  const first = { ...cycleColumns(columns, 1), ...CUSTOMERS, ...(inSetup ? {} : PAID), sessionId: setupSessionId };
  await db.billingCycle.create({ data: first });
  if (cycle !== null && !inSetup) await db.billingCycle.create({ data: { ...cycleColumns(columns, 2), ...cycle } });
  await serve(merchant, { subscriptionId: id, sessionId: setupSessionId, purpose: "setup", cycleId: first.id });
  return {
    id,
    setupSessionId,
    cardId,
    row: () => db.subscription.findUniqueOrThrow({ where: { id } }),
    cycles: () => db.billingCycle.findMany({ where: { subscriptionId: id }, orderBy: { number: "asc" } }),
  };
}

const CUSTOMERS = { chargeType: "cit", scheduledDate: new Date("2030-01-20"), amountDue: "1", dueAt: null };
const PAID = { status: "paid", paidAt: new Date("2030-01-20T10:00:00Z") };

async function writeCard(merchant: TestMerchant): Promise<string> {
  const id = prefixed("card", randomBytes(25));
  const at = merchant.ctx.now();
  const card = { gatewayCode: "sandbox", customerId: "c-1", token: randomBytes(12).toString("hex"), brand: "Visa" };
  const expiry = { last4: "1111", expiryMonth: 12, expiryYear: 2035 };
  await merchant.ctx.db.savedCard.create({
    data: { id, merchantId: merchant.id, ...card, ...expiry, createdAt: at, updatedAt: at },
  });
  return id;
}

function subscriptionColumns(merchant: TestMerchant) {
  const at = merchant.ctx.now();
  return {
    merchantId: merchant.id,
    status: "active",
    type: "payment_request",
    customerId: "c-1",
    customerEmail: "sara@example.com",
    frequency: "monthly",
    currency: "KWD",
    recurringAmount: "5",
    firstPaymentAmount: "1",
    startDate: new Date("2030-01-31"),
    billingAnchorDay: 31,
    agreementId: "agr-1",
    cycleIntervalDays: 30,
    language: "en",
    pgCodes: ["sandbox"],
    createdAt: at,
    updatedAt: at,
  };
}

function cycleColumns(of: { id: string; merchantId: string; createdAt: Date | string }, number: number) {
  return {
    id: prefixed("cyc", randomBytes(25)),
    merchantId: of.merchantId,
    subscriptionId: of.id,
    number,
    chargeType: "mit",
    status: "scheduled",
    scheduledDate: new Date("2030-02-28"),
    amountDue: "5",
    dueAt: new Date("2030-02-27T21:00:00Z"),
    createdAt: of.createdAt,
    updatedAt: of.createdAt,
  };
}

type SessionLink = { subscriptionId: string; sessionId: string; purpose: string; cycleId?: string | null };

/** Stores that the session belongs to the subscription. */
export async function serve(merchant: TestMerchant, serving: SessionLink): Promise<void> {
  await merchant.ctx.db.subscriptionSession.create({
    data: { merchantId: merchant.id, createdAt: merchant.ctx.now(), ...serving },
  });
}
