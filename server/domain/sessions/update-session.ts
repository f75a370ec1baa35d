/** Changes a session that can still be paid. */
import { isDeepStrictEqual } from "node:util";
import type { Prisma } from "../../db/generated/client";
import { transaction, within } from "../../db/transaction";
import { currency } from "../../kernel/currency";
import { BadRequest, type FieldErrors, InvalidFields, Locked, NotFound } from "../../kernel/errors";
import { type Money, toWire } from "../../kernel/money";
import { addSeconds } from "../../kernel/time";
import type { Ctx, Tx } from "../../kernel/types";
import { type GatewayAccount, gatewaysByCode } from "../gateways";
import { requirePermission, sessionPermission } from "../merchants";
import { releaseHold } from "../wallet";
import { effectiveState, isPayable, sessionState } from "./core/machine";
import { agreementErrors, PAYMENT_TYPES, storedDetails } from "./core/rules";
import { exactAttempts } from "./exact-attempts";
import { initiatorOf } from "./initiator";
import { type LockedSession, lockSession } from "./lock-session";
import { inquiryDueAt, requireFit, requireGateways, requireRules, type WholeDraft } from "./prepare";
import type { SessionFields } from "./schema";
import { json } from "./stored-json";
import { detailsOf, extraOf, isInFlight, pluginOf, type SessionView, sessionView } from "./view";
import { withdrawAttempts } from "./withdraw-attempts";

export type SessionUpdate = {
  readonly sessionId: string;
  readonly fields: SessionFields;
  /** PUT: the caller needs the right to the session's present gateways, too. */
  readonly whole: boolean;
};

const FIXED = ["This field cannot be changed."];

/** Fixed as well once a subscription hangs on them (decision §5); a PUT must name some of them, so it may repeat what stands. */
const FIXED_FOR_SUBSCRIPTIONS = [
  ["amount", "amount"],
  ["currency", "currency_code"],
  ["customerId", "customer_id"],
  ["customerEmail", "customer_email"],
  ["pgCodes", "pg_codes"],
] as const;

/** What decides which credit may pay, and how much of it (decision §8). */
const CREDIT_DEPENDS_ON = ["amount", "currency", "customerId", "pgCodes"] as const;

/**
 * Applies the sent fields and returns the session object. The customer's unsubmitted attempt is withdrawn, so that nobody pays an
 * amount that has changed meanwhile; credit that is held for the session is let go where amount, currency, customer or gateways are sent;
 * a sent `expiration_time` starts anew from now.
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
  const fixed = fixedErrors(session, fields, whole);
  if (Object.keys(fixed).length > 0) throw new InvalidFields(fixed);
  const draft = merged(session, fields);
  const amount = requireRules(draft);
  const locked = within(ctx, tx);
  const accounts = await gatewaysByCode(locked, draft.pgCodes);
  // A gateway that was taken away since must not stop a change of something else.
  if (fields.pgCodes !== undefined || fields.currency !== undefined) requireFit(accounts, draft);
  const data = await changes(locked, { session, fields, draft, amount, accounts });
  await withdrawAttempts(tx, session, now);
  if (CREDIT_DEPENDS_ON.some((field) => fields[field] !== undefined))
    await releaseHold(tx, ctx, { sessionId: session.id, why: "changed", at: now });
  const updated = await tx.paymentSession.update({
    where: { id: session.id },
    data,
    include: { attempts: { orderBy: { number: "asc" } } },
  });
  const { attempts, ...row } = updated;
  const facts = { session: row, attempts: await exactAttempts(tx, attempts), accounts };
  return sessionView({ ...facts, merchant: ctx.merchant, now });
}

function refuseUnlessOpen(session: LockedSession, now: Date): void {
  if (session.serviceAttempts !== null)
    throw new BadRequest("A transaction that the service charges cannot be changed.");
  const inFlight = isInFlight(session);
  if (inFlight) throw new Locked("A payment is in progress. Try again when it is decided.");
  const state = effectiveState({ state: sessionState(session.state), expiresAt: session.expiresAt }, now);
  if (!isPayable(state)) throw new BadRequest(`A transaction in state ${state} cannot be changed.`);
}

/** `type`, `payment_type`, `agreement` and `autopay` never change; sending what stands is no change. */
function fixedErrors(session: LockedSession, fields: SessionFields, whole: boolean): FieldErrors {
  const errors: Record<string, readonly string[]> = {};
  if (fields.type !== undefined && fields.type !== session.type) errors.type = FIXED;
  if (fields.paymentType !== undefined && fields.paymentType !== session.paymentType) errors.payment_type = FIXED;
  if (changesAgreement(session, fields)) errors.agreement = FIXED;
  if (fields.autopay !== undefined) errors.autopay = FIXED;
  if (fields.instrument !== undefined) errors.payment_instrument = FIXED;
  if (session.paymentType === "auto_pay") {
    for (const [field, wire] of FIXED_FOR_SUBSCRIPTIONS)
      if (fields[field] !== undefined && !(whole && stands(session, fields, field))) errors[wire] = FIXED;
  }
  return errors;
}

/** True when the field is sent as it is. */
function stands(session: LockedSession, fields: SessionFields, field: (typeof FIXED_FOR_SUBSCRIPTIONS)[number][0]) {
  if (field === "amount") return fields.amount !== undefined && session.amount.equals(fields.amount.replace(/^\+/, ""));
  return isDeepStrictEqual(fields[field], session[field]);
}

function changesAgreement(session: LockedSession, { details }: SessionFields): boolean {
  if (details.agreement === undefined) return false;
  if (agreementErrors({ details, currency: session.currency }) !== null) return true;
  const { agreement } = storedDetails(details, currency(session.currency));
  return !isDeepStrictEqual(plain(agreement), plain(detailsOf(session).agreement));
}

/** The value as JSON holds it, to be compared. */
function plain(value: unknown): unknown {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}

function merged(session: LockedSession, fields: SessionFields): WholeDraft {
  return {
    type: pluginOf(session),
    paymentType: PAYMENT_TYPES.find((type) => type === session.paymentType) ?? "one_off",
    amount: fields.amount ?? session.amount.toString(),
    currency: fields.currency ?? session.currency,
    pgCodes: fields.pgCodes ?? session.pgCodes,
    customerId: fields.customerId ?? session.customerId,
    customerEmail: fields.customerEmail ?? session.customerEmail,
    customerPhone: fields.customerPhone ?? session.customerPhone,
    extra: fields.extra ?? extraOf(session),
    details: { ...detailsOf(session), ...fields.details },
  };
}

type Parts = {
  readonly session: LockedSession;
  readonly fields: SessionFields;
  readonly draft: WholeDraft;
  readonly amount: Money;
  readonly accounts: readonly GatewayAccount[];
};

async function changes(
  ctx: Ctx,
  { session, fields, draft, amount, accounts }: Parts,
): Promise<Prisma.PaymentSessionUncheckedUpdateInput> {
  const now = ctx.now();
  const { lifetime, initiatorId } = fields;
  const named = ctx.actor.kind !== "user" && initiatorId !== undefined;
  return {
    amount: toWire(amount),
    currency: amount.currency,
    pgCodes: [...draft.pgCodes],
    operation: fields.pgCodes === undefined ? session.operation : (accounts[0]?.operation ?? session.operation),
    customerId: draft.customerId,
    customerEmail: draft.customerEmail,
    customerPhone: draft.customerPhone,
    language: fields.language ?? session.language,
    orderNo: fields.orderNo ?? session.orderNo,
    webhookUrl: fields.webhookUrl ?? session.webhookUrl,
    redirectUrl: fields.redirectUrl ?? session.redirectUrl,
    ...(fields.extra === undefined
      ? {}
      : {
          extra: json(withSubscription(session, fields.extra)),
          inquiryDueAt: inquiryDueAt(ctx, accounts, fields.extra),
        }),
    details: json(storedDetails(draft.details, amount.currency)),
    ...(named ? { initiatorId: await initiatorOf(ctx, initiatorId) } : {}),
    ...(lifetime === undefined ? {} : { lifetime, expiresAt: addSeconds(now, lifetime) }),
    updatedAt: now,
  };
}

/** The subscription of an `auto_pay` session is told in every event of it, whatever else the merchant writes there. */
function withSubscription(session: LockedSession, extra: Readonly<Record<string, unknown>>) {
  const autopay = session.paymentType === "auto_pay" ? extraOf(session)?.autopay : undefined;
  return autopay === undefined ? extra : { ...extra, autopay };
}
