/** Subscriptions for tests, which the service creates, charges and bills on a test clock. */
import "@/server/wiring";
import { merchantFacts } from "@/server/context";
import { advanceClock } from "@/server/jobs/advance";
import { JOBS } from "@/server/jobs/registry";
import type { TestMerchant } from "./harness";
import { newSession, pay } from "./paying";

/** A plan of 5.000 KWD a month from 31 January 2030; `wire` and `autopay` replace fields. */
export function autopayBody(autopay: Record<string, unknown> = {}, wire: Record<string, unknown> = {}) {
  return {
    payment_type: "auto_pay",
    amount: "1.000",
    customer_id: "c-1",
    customer_email: "sara@example.com",
    agreement: { id: "agr-1" },
    ...wire,
    autopay: { frequency: "monthly", recurring_amount: "5.000", start_date: "2030-01-31", ...autopay },
  };
}

/** A subscription whose setup session is open. */
export async function newSubscription(
  merchant: TestMerchant,
  autopay: Record<string, unknown> = {},
  wire: Record<string, unknown> = {},
): Promise<{ id: string; setupSessionId: string }> {
  const setupSessionId = await newSession(await present(merchant), autopayBody(autopay, wire));
  const { id } = await merchant.ctx.db.subscription.findFirstOrThrow({ where: { setupSessionId } });
  return { id, setupSessionId };
}

/** A subscription whose setup was paid with the test card whose number ends in `ending`. */
export async function subscribe(
  merchant: TestMerchant,
  ending = "1",
  { autopay = {}, wire = {} }: { autopay?: Record<string, unknown>; wire?: Record<string, unknown> } = {},
): Promise<{ id: string; setupSessionId: string }> {
  const made = await newSubscription(merchant, autopay, wire);
  await pay(merchant, made.setupSessionId, ending);
  return made;
}

/** The merchant with the present time of its clock. Contexts created before an advance keep the old time. */
export async function present(merchant: TestMerchant): Promise<TestMerchant> {
  const facts = merchantFacts(await merchant.ctx.db.merchant.findUniqueOrThrow({ where: { id: merchant.id } }));
  const now = () => new Date(Date.now() + facts.clockOffset);
  const ctx = { ...merchant.ctx, merchant: facts, now };
  return { ...merchant, ctx, as: (change) => ({ ...ctx, actor: change.actor ?? ctx.actor, now: change.now ?? now }) };
}

/** All jobs except those of reports, which would create a report for each period. */
const BILLING_JOBS = JOBS.filter(({ name }) => !name.includes("report"));

/** Advances the test clock without report jobs; returns how often each job ran. */
export async function advanceTo(merchant: TestMerchant, to: string): Promise<Readonly<Record<string, number>>> {
  const { ctx } = await present(merchant);
  return (await advanceClock(ctx, { to: new Date(to) }, BILLING_JOBS)).ran;
}

/** The subscription as text: its status, and number, type, date and status of each cycle. */
export async function subscriptionState(merchant: TestMerchant, id: string) {
  const { db } = merchant.ctx;
  const { status } = await db.subscription.findUniqueOrThrow({ where: { id } });
  const cycles = await db.billingCycle.findMany({ where: { subscriptionId: id }, orderBy: { number: "asc" } });
  const lines = cycles.map((cycle) => {
    const date = cycle.scheduledDate.toISOString().slice(0, 10);
    return `${cycle.number} ${cycle.chargeType} ${date} ${cycle.status}`;
  });
  return { status, cycles: lines };
}

/** Number of charges at the merchant's gateway with the given outcome. */
export async function chargesAtGateway(merchant: TestMerchant, outcome: "success" | "failed" = "success") {
  const where = { merchantId: merchant.id, kind: "purchase", outcome };
  return merchant.ctx.db.simulatedGatewayEntry.count({ where });
}

/**
 * The session of the service's charges for the subscription's cycle `number`. @throws {Error} before its
 * first charge
 */
export async function cycleSession(merchant: TestMerchant, subscriptionId: string, number: number): Promise<string> {
  const where = { subscriptionId, number };
  const { sessionId } = await merchant.ctx.db.billingCycle.findFirstOrThrow({ where });
  if (sessionId === null) throw new Error(`Cycle ${number} was never charged.`);
  return sessionId;
}
