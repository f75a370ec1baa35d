import { randomBytes } from "node:crypto";
import { insertion, partOf, selectedFields } from "@/server/db/sql-fragments";
import { WriteBatch } from "@/server/db/transactions/write-batch";
import { FIRST_STATE, type LockedSession, newSessionOf, plainValues, UNPAID_SESSION } from "@/server/domain/sessions";
import { writeJson } from "@/server/kernel/exact-json";
import { sessionId, shortCode } from "@/server/kernel/ids";
import { type JsonObject, jsonObject } from "@/server/kernel/json";
import { type Money, toWire } from "@/server/kernel/money";
import { dialledPhone } from "@/server/kernel/phone";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { Purpose } from "../../core/words";
import type { SubscriptionFacts } from "../subscription";

/** Expiry of sessions that the service charges: they never expire (decision 0102). */
const NEVER = new Date("9999-12-31T23:59:59Z");

/** The lifetime in seconds that the API shows for sessions that never expire: the longest allowed. */
const LONGEST_SECONDS = 365 * 86_400;

const COPIED_DETAILS = ["customer_first_name", "customer_last_name", "agreement", "card_acceptance_criteria"] as const;

const UNNAMED = {
  state: FIRST_STATE,
  initiatorId: null,
  inquiryDueAt: null,
  attachmentPath: null,
  isInvoiced: false,
  linkId: null,
} as const;

type WantedSession = {
  readonly subscription: SubscriptionFacts;
  readonly purpose: Purpose;
  readonly amount: Money;
  readonly cycleId: string | null;
  readonly maxServiceAttempts: number | null;
};

/**
 * Writes a session and its purpose, under the subscription's lock, and returns the session as if locked,
 * because no other request knows it.
 */
export async function openServiceSession(ctx: Ctx, tx: Tx, wanted: WantedSession): Promise<LockedSession> {
  const { setupSessionId: id } = wanted.subscription;
  const [row = {}] = await tx.$queryRaw<
    object[]
  >`SELECT ${SETUP_COLUMNS} FROM payment_session setup WHERE setup.id = ${id}`;
  const writes = new WriteBatch();
  const session = addServiceSession(ctx, writes, { ...wanted, setup: setupOf(row) });
  await writes.flush(tx);
  return session;
}

/**
 * Adds {@link openServiceSession} to the caller's write batch. The session copies type, currency, customer,
 * language, agreement, `webhook_url` and `extra` of the setup session, without simulation switches; a new
 * setup also `order_no` (decision 0102). It has no `redirect_url`, because no session leads to the
 * self-service page (Spec, "The self-service page" 12 and 13).
 */
export function addServiceSession(
  ctx: Ctx,
  writes: WriteBatch,
  wanted: WantedSession & { readonly setup: SetupColumns | null },
): LockedSession {
  const { subscription, purpose, cycleId, maxServiceAttempts } = wanted;
  const { id: subscriptionId, merchantId } = subscription;
  const setup = copiedSetup(subscription, wanted.setup);
  const at = ctx.now();
  const own = maxServiceAttempts !== null;
  const lifetime = own ? LONGEST_SECONDS : ctx.merchant.sessionLifetime;
  const row = {
    id: sessionId(randomBytes(20)),
    merchantId,
    shortCode: shortCode(randomBytes(10)),
    type: subscription.type,
    paymentType: purpose === "card" ? "save_card" : "auto_pay",
    operation: "purchase",
    amount: toWire(wanted.amount),
    currency: subscription.currency,
    pgCodes: subscription.pgCodes,
    language: subscription.language,
    orderNo: purpose === "setup" ? subscription.merchantReference : null,
    customerId: subscription.customerId,
    customerEmail: subscription.customerEmail,
    customerPhone: subscription.customerPhone,
    dialledPhone: dialledPhone(subscription.customerPhone, ctx.merchant.region),
    webhookUrl: setup.webhookUrl,
    extra: copiedExtra(subscriptionId, setup),
    details: copiedDetails(setup),
    maxServiceAttempts,
    lifetime,
    expiresAt: own ? NEVER : addSeconds(at, lifetime),
    createdAt: at,
    updatedAt: at,
  };
  writes.add(insertion("payment_session", { ...row, extra: writeJson(row.extra), details: writeJson(row.details) }));
  const serving = { sessionId: row.id, merchantId, subscriptionId, purpose, cycleId, createdAt: at };
  writes.add(insertion("subscription_session", serving));
  return newSessionOf({ ...UNPAID_SESSION, ...UNNAMED, ...plainValues({}), ...row });
}

export type SetupColumns = {
  readonly id: string;
  readonly webhookUrl: string | null;
  readonly extra: unknown;
  readonly details: unknown;
};

const COPIED_COLUMNS: Readonly<Record<keyof SetupColumns, true>> = {
  id: true,
  webhookUrl: true,
  extra: true,
  details: true,
};

export const SETUP_COLUMNS = selectedFields("setup", COPIED_COLUMNS, { prefixed: true });

export function setupOf(row: object): SetupColumns | null {
  return partOf<SetupColumns>(row, "setup");
}

type Setup = { readonly webhookUrl: string | null; readonly extra: JsonObject | null; readonly details: JsonObject };

/** The newest setup session's values, or the subscription's copy if that session was permanently deleted. */
function copiedSetup(subscription: SubscriptionFacts, setup: SetupColumns | null): Setup {
  const { setupWebhookUrl, setupExtra, setupDetails, agreementId } = subscription;
  const { webhookUrl, extra, details } = setup ?? {
    webhookUrl: setupWebhookUrl,
    extra: setupExtra,
    details: setupDetails,
  };
  return { webhookUrl, extra: jsonObject(extra), details: jsonObject(details) ?? { agreement: { id: agreementId } } };
}

function copiedExtra(subscriptionId: string, { extra }: Setup): JsonObject {
  const kept = Object.entries(extra ?? {}).filter(
    ([key]) => !key.startsWith("sandbox_") && key !== "expires_in_minutes",
  );
  return { ...Object.fromEntries(kept), autopay: { subscription_id: subscriptionId } };
}

function copiedDetails({ details }: Setup): JsonObject {
  return Object.fromEntries(COPIED_DETAILS.flatMap((key) => (key in details ? [[key, details[key]]] : [])));
}
