import { isDeepStrictEqual } from "node:util";
import type { Prisma } from "@/server/db/generated/client";
import { json } from "@/server/db/json-column";
import { transaction, within } from "@/server/db/transactions/transaction";
import { releaseAttachment, requireQuota } from "@/server/domain/attachments";
import { type GatewayAccount, gatewaysByCode } from "@/server/domain/gateways";
import { requirePermission, sessionPermission, storedAddress } from "@/server/domain/merchants";
import { releaseHold } from "@/server/domain/wallet";
import { unlistedScheme } from "@/server/kernel/app-scheme";
import { BadRequest, type FieldErrors, InvalidFields, Locked, NotFound } from "@/server/kernel/errors";
import type { JsonObject } from "@/server/kernel/json";
import { type Money, toWire } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import { dialledPhone } from "@/server/kernel/phone";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import { exactAttempts } from "./attempts/exact-attempts";
import { withdrawAttempts } from "./attempts/move-attempt";
import type { SessionView } from "./contract/answers";
import type { SessionFields } from "./contract/requests";
import { isPayable } from "./core/machine";
import { agreementErrors, type Details, storedDetails } from "./core/rules";
import { plainValues } from "./fields";
import { initiatorOf } from "./initiator";
import { nameAttachment, withoutUpload } from "./name-attachment";
import { viewWithPreload } from "./on-preload";
import { type LockedSession, lockSession } from "./record/lock-session";
import { isServiceSession, NEWEST_ATTEMPTS, type Session, stateAt, withAttempts } from "./record/session";
import { sessionByReference } from "./record/session-by-reference";
import {
  inquiryDueAt,
  requireGatewayRights,
  validateDraft,
  validateGateways,
  validatePrice,
  type WholeDraft,
} from "./validate-draft";
import type { ViewedSession } from "./view";

export type SessionUpdate = {
  readonly sessionId: string;
  readonly fields: SessionFields;
  /** True for the method PUT: the caller also needs permission to use the session's current gateways. */
  readonly isFullUpdate?: boolean;
};

type LockedUpdate = SessionUpdate & {
  readonly attachmentPath: string | null | undefined;
};

const FIXED = ["This field cannot be changed."];

/**
 * Fields that a subscription fixes (Spec, "Session updates"). A PUT must contain some of them, so their
 * current values are accepted.
 */
const FIXED_FOR_SUBSCRIPTIONS = [
  ["amount", "amount"],
  ["currency", "currency_code"],
  ["customerId", "customer_id"],
  ["customerEmail", "customer_email"],
  ["pgCodes", "pg_codes"],
] as const;

/** Fields that an invoice fixes; their current values are accepted (Spec, "Invoice states"). */
const FIXED_FOR_INVOICES = [
  ...FIXED_FOR_SUBSCRIPTIONS.filter(([field]) => field !== "pgCodes"),
  ["customerPhone", "customer_phone"],
  ["orderNo", "order_no"],
] as const;

const DETAILS_FIXED_FOR_INVOICES = [
  "customer_first_name",
  "customer_last_name",
  "billing_address",
  "shipping_address",
] as const;

const CREDIT_DEPENDS_ON = ["amount", "currency", "customerId", "pgCodes"] as const;

/**
 * Applies the sent fields and returns the session object. The pending attempt is withdrawn, so that no
 * customer pays a changed amount. Sending amount, currency, customer or gateways releases held wallet credit;
 * a sent `expiration_time` counts from now.
 * @throws {NotFound} {Forbidden} as {@link retrieveSession}
 * @throws {Locked} while a charge is in flight
 * @throws {BadRequest} if the session can no longer be paid
 * @throws {InvalidFields} for fixed fields, and every rule of creation
 */
export async function updateSession(ctx: Ctx, update: SessionUpdate): Promise<SessionView> {
  const { fields } = update;
  if (fields.attachment) {
    const { attachmentPath: replaced } = await requireUpdateRights(ctx, update);
    if (replaced !== null) await requireQuota(ctx, fields.attachment.bytes.length, "attachment");
  }
  const attachmentPath = await nameAttachment(ctx, fields);
  const viewed = await transaction(ctx.db, (tx) => updateLocked(ctx, tx, { ...update, attachmentPath }));
  return viewWithPreload(ctx, viewed, fields.includePreload);
}

/**
 * Checks the caller's rights before a file is stored or a stored response is repeated.
 * @throws {NotFound} {Forbidden} as {@link retrieveSession}
 */
export async function requireUpdateRights(ctx: Ctx, update: SessionUpdate): Promise<Session> {
  const session = await sessionByReference(ctx, update);
  requireRights(ctx, session, update);
  return session;
}

function requireRights(ctx: Ctx, session: Pick<Session, "type" | "pgCodes">, update: SessionUpdate): void {
  const { fields, isFullUpdate = false } = update;
  requirePermission(ctx.actor, sessionPermission(session.type, "change"));
  requireGatewayRights(ctx, [...(fields.pgCodes ?? []), ...(isFullUpdate ? session.pgCodes : [])]);
}

async function updateLocked(
  ctx: Ctx,
  tx: Tx,
  { sessionId, fields, isFullUpdate = false, attachmentPath }: LockedUpdate,
): Promise<ViewedSession> {
  const session = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
  if (session === null) throw new NotFound();
  requireRights(ctx, session, { sessionId, fields, isFullUpdate });
  const now = ctx.now();
  refuseUnlessOpen(session, now);
  const fixed = fixedErrors(session, fields, isFullUpdate);
  if (Object.keys(fixed).length > 0) throw new InvalidFields(fixed);
  const draft = merged(ctx, session, fields);
  const amount = validateDraft(draft, fields.customerPhone !== undefined || fields.details.notifications !== undefined);
  const locked = within(ctx, tx);
  const accounts = await gatewaysByCode(locked, draft.pgCodes);
  // Gateways are validated only if sent, so that a removed gateway does not prevent other changes.
  if (fields.pgCodes !== undefined || fields.currency !== undefined) validateGateways(accounts, draft, amount);
  else if (fields.amount !== undefined) validatePrice(accounts, draft, amount);
  const data = await changes(locked, { session, fields, draft, amount, accounts });
  if (attachmentPath !== undefined && attachmentPath !== session.attachmentPath)
    await releaseAttachment(ctx, tx, session.attachmentPath);
  await withdrawAttempts(ctx, tx, session);
  if (CREDIT_DEPENDS_ON.some((field) => fields[field] !== undefined))
    await releaseHold(ctx, tx, { sessionId: session.id, why: "changed", at: now });
  const updated = await tx.paymentSession.update({
    where: { id: session.id },
    data: attachmentPath === undefined ? data : { ...data, attachmentPath },
    include: { attempts: NEWEST_ATTEMPTS },
  });
  const { attempts, ...row } = updated;
  const changed = withAttempts(row, await exactAttempts(tx, attempts));
  return { session: changed, accounts, merchant: ctx.merchant, now };
}

function refuseUnlessOpen(session: LockedSession, now: Date): void {
  if (isServiceSession(session)) throw new BadRequest("A transaction that the service charges cannot be changed.");
  if (session.inFlight) throw new Locked("A payment is in progress. Try again when it is decided.");
  const state = stateAt(session, now);
  if (!isPayable(state)) throw new BadRequest(`A transaction in state ${state} cannot be changed.`);
}

/**
 * Errors of `type`, `payment_type`, `agreement` and `autopay`, which never change; their current values are
 * accepted.
 */
function fixedErrors(session: LockedSession, fields: SessionFields, isFullUpdate: boolean): FieldErrors {
  const errors: Record<string, readonly string[]> = {};
  if (fields.type !== undefined && fields.type !== session.type) errors.type = FIXED;
  if (fields.paymentType !== undefined && fields.paymentType !== session.paymentType) errors.payment_type = FIXED;
  if (changesAgreement(session, fields)) errors.agreement = FIXED;
  if (fields.autopay !== undefined) errors.autopay = FIXED;
  if (fields.instrument !== undefined) errors.payment_instrument = FIXED;
  if (PAYMENT_TYPES[session.paymentType].billsSubscription) {
    for (const [field, wire] of FIXED_FOR_SUBSCRIPTIONS)
      if (fields[field] !== undefined && !(isFullUpdate && isUnchanged(session, fields, field))) errors[wire] = FIXED;
  }
  if (session.isInvoiced) {
    for (const [field, wire] of FIXED_FOR_INVOICES)
      if (fields[field] !== undefined && !isUnchanged(session, fields, field)) errors[wire] = FIXED;
    for (const name of DETAILS_FIXED_FOR_INVOICES)
      if (
        fields.details[name] !== undefined &&
        !isDeepStrictEqual(plain(fields.details[name]), plain(session.details[name]))
      )
        errors[name] = FIXED;
  }
  return errors;
}

function isUnchanged(
  session: LockedSession,
  fields: SessionFields,
  field: (typeof FIXED_FOR_SUBSCRIPTIONS | typeof FIXED_FOR_INVOICES)[number][0],
): boolean {
  if (field === "currency") return fields.currency === session.amount.currency;
  if (field !== "amount") return isDeepStrictEqual(fields[field], session[field]);
  return fields.amount !== undefined && session.amount.amount.equals(fields.amount.replace(/^\+/, ""));
}

function changesAgreement(session: LockedSession, { details }: SessionFields): boolean {
  if (details.agreement === undefined) return false;
  const { currency } = session.amount;
  if (agreementErrors({ details, currency }) !== null) return true;
  const { agreement } = storedDetails(details, currency);
  return !isDeepStrictEqual(plain(agreement), plain(session.details.agreement));
}

function plain(value: unknown): unknown {
  return value === undefined ? value : JSON.parse(JSON.stringify(value));
}

function merged(ctx: Ctx, session: LockedSession, fields: SessionFields): WholeDraft {
  const customerPhone = fields.customerPhone ?? session.customerPhone;
  return {
    type: session.type,
    paymentType: session.paymentType,
    amount: fields.amount ?? session.amount.amount.toFixed(),
    currency: fields.currency ?? session.amount.currency,
    pgCodes: fields.pgCodes ?? session.pgCodes,
    customerId: fields.customerId ?? session.customerId,
    customerEmail: fields.customerEmail ?? session.customerEmail,
    customerPhone,
    dialledPhone: dialledPhone(customerPhone, ctx.merchant.region),
    unlistedScheme: unlistedScheme(fields.redirectUrl, ctx.merchant.redirectSchemes),
    extra: fields.extra ?? session.extra,
    details: { ...earlierDetails(session, fields), ...fields.details },
    isInvoiced: session.isInvoiced,
  };
}

function earlierDetails({ details }: LockedSession, { attachment }: SessionFields): Details {
  return attachment === undefined ? details : withoutUpload(details);
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
    ...plainValues(fields, session),
    webhookUrl: await storedAddress(ctx, ctx.db, {
      sent: fields.webhookUrl ?? session.webhookUrl,
      before: session.webhookUrl,
    }),
    dialledPhone: draft.dialledPhone,
    language: fields.language ?? session.language,
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

/** Every event of an `auto_pay` session names its subscription. */
function withSubscription(session: LockedSession, extra: JsonObject): JsonObject {
  const autopay = PAYMENT_TYPES[session.paymentType].billsSubscription ? session.extra?.autopay : undefined;
  return autopay === undefined ? extra : { ...extra, autopay };
}
