/** Changes a session that can still be paid. */
import { isDeepStrictEqual } from "node:util";
import type { Prisma } from "../../db/generated/client";
import { transaction, within } from "../../db/transaction";
import { BadRequest, type FieldErrors, InvalidFields, Locked, NotFound } from "../../kernel/errors";
import { toWire } from "../../kernel/money";
import { addSeconds } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { requirePermission, sessionPermission } from "../merchants";
import { effectiveState, isPayable, sessionState } from "./core/machine";
import { PAYMENT_TYPES } from "./core/rules";
import { type LockedSession, lockSession } from "./lock-session";
import { type Prepared, prepareSession, requireGateways, type WholeDraft } from "./prepare";
import type { SessionFields } from "./schema";
import { json } from "./stored-json";
import { detailsOf, isInFlight, pluginOf, type SessionView, sessionView } from "./view";
import { withdrawAttempts } from "./withdraw-attempts";

export type SessionUpdate = {
  readonly sessionId: string;
  readonly fields: SessionFields;
  /** PUT: the caller needs the right to the session's present gateways, too. */
  readonly whole: boolean;
};

const FIXED = ["This field cannot be changed."];

/** Fixed as well once a subscription hangs on them (decision §5). */
const FIXED_FOR_SUBSCRIPTIONS = [
  ["amount", "amount"],
  ["currency", "currency_code"],
  ["customerId", "customer_id"],
  ["customerEmail", "customer_email"],
  ["pgCodes", "pg_codes"],
] as const;

/**
 * Applies the sent fields and returns the session object. The customer's unsubmitted attempt is withdrawn, so that nobody pays an
 * amount that has changed meanwhile; a sent `expiration_time` starts anew from now.
 *
 * @throws {NotFound} {Forbidden} as for retrieval
 * @throws {Locked} while a charge is in flight
 * @throws {BadRequest} once the session can no longer be paid
 * @throws {InvalidFields} fixed fields, and every rule of creation
 */
export async function updateSession(ctx: Ctx, update: SessionUpdate): Promise<SessionView> {
  return transaction(ctx.db, (tx) => updateLocked(ctx, tx, update));
}

async function updateLocked(ctx: Ctx, tx: Tx, { sessionId, fields, whole }: SessionUpdate): Promise<SessionView> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null) throw new NotFound();
  requirePermission(ctx.actor, sessionPermission(pluginOf(session), "change"));
  requireGateways(ctx, [...(fields.pgCodes ?? []), ...(whole ? session.pgCodes : [])]);
  const now = ctx.now();
  refuseUnlessOpen(session, now);
  const fixed = fixedErrors(session, fields);
  if (Object.keys(fixed).length > 0) throw new InvalidFields(fixed);
  const draft = merged(session, fields);
  const prepared = await prepareSession(within(ctx, tx), draft);
  await withdrawAttempts(tx, session, now);
  const updated = await tx.paymentSession.update({
    where: { id: session.id },
    data: changes({ session, fields, draft, prepared, now }),
    include: { attempts: { orderBy: { number: "asc" } } },
  });
  const { attempts, ...row } = updated;
  return sessionView({ session: row, attempts, accounts: prepared.accounts, merchant: ctx.merchant, now });
}

function refuseUnlessOpen(session: LockedSession, now: Date): void {
  const inFlight = isInFlight(session.attempts);
  if (inFlight) throw new Locked("A payment is in progress. Try again when it is decided.");
  const state = effectiveState({ state: sessionState(session.state), expiresAt: session.expiresAt }, now);
  if (!isPayable(state)) throw new BadRequest(`A transaction in state ${state} cannot be changed.`);
}

/** `type`, `payment_type`, `agreement` and `autopay` never change; sending what stands is no change. */
function fixedErrors(session: LockedSession, fields: SessionFields): FieldErrors {
  const errors: Record<string, readonly string[]> = {};
  if (fields.type !== undefined && fields.type !== session.type) errors.type = FIXED;
  if (fields.paymentType !== undefined && fields.paymentType !== session.paymentType) errors.payment_type = FIXED;
  const { agreement } = fields.details;
  if (agreement !== undefined && !isDeepStrictEqual(json(agreement), detailsOf(session).agreement))
    errors.agreement = FIXED;
  if (fields.autopay !== undefined) errors.autopay = FIXED;
  if (session.paymentType === "auto_pay") {
    for (const [field, wire] of FIXED_FOR_SUBSCRIPTIONS) if (fields[field] !== undefined) errors[wire] = FIXED;
  }
  return errors;
}

function merged(session: LockedSession, fields: SessionFields): WholeDraft {
  const { extra } = session;
  return {
    type: pluginOf(session),
    paymentType: PAYMENT_TYPES.find((type) => type === session.paymentType) ?? "one_off",
    amount: fields.amount ?? session.amount.toString(),
    currency: fields.currency ?? session.currency,
    pgCodes: fields.pgCodes ?? session.pgCodes,
    customerId: fields.customerId ?? session.customerId,
    customerEmail: fields.customerEmail ?? session.customerEmail,
    customerPhone: fields.customerPhone ?? session.customerPhone,
    extra: fields.extra ?? (typeof extra === "object" && extra !== null && !Array.isArray(extra) ? extra : null),
    details: { ...detailsOf(session), ...fields.details },
  };
}

type Parts = {
  readonly session: LockedSession;
  readonly fields: SessionFields;
  readonly draft: WholeDraft;
  readonly prepared: Prepared;
  readonly now: Date;
};

function changes({ session, fields, draft, prepared, now }: Parts): Prisma.PaymentSessionUncheckedUpdateInput {
  const lifetime = fields.lifetime;
  return {
    amount: toWire(prepared.amount),
    currency: prepared.amount.currency,
    pgCodes: [...draft.pgCodes],
    operation: prepared.operation,
    customerId: draft.customerId,
    customerEmail: draft.customerEmail,
    customerPhone: draft.customerPhone,
    language: fields.language ?? session.language,
    orderNo: fields.orderNo ?? session.orderNo,
    webhookUrl: fields.webhookUrl ?? session.webhookUrl,
    redirectUrl: fields.redirectUrl ?? session.redirectUrl,
    ...(fields.extra === undefined ? {} : { extra: json(fields.extra), inquiryDueAt: prepared.inquiryDueAt }),
    details: json(draft.details),
    ...(lifetime === undefined ? {} : { lifetime, expiresAt: addSeconds(now, lifetime) }),
    updatedAt: now,
  };
}
