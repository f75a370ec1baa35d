/** Creates a payment session. */

import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { type GatewayAccount, gatewaysByCode } from "@/server/domain/gateways";
import type { Once } from "@/server/domain/limits";
import { requirePermission, sessionPermission } from "@/server/domain/merchants";
import { InvalidFields } from "@/server/kernel/errors";
import { sessionId, shortCode } from "@/server/kernel/ids";
import { type Money, toWire } from "@/server/kernel/money";
import { DEFAULT_PAYMENT_TYPE } from "@/server/kernel/payment-types";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import { auditCreation, isFromConsole } from "./audit-creation";
import type { SessionView } from "./contract/answers";
import type { NewSession } from "./contract/requests";
import { FIRST_STATE } from "./core/machine";
import { storedDetails } from "./core/rules";
import { createWithHandler, type Creation as SessionCreation } from "./create-with-handler";
import { initiatorOf } from "./initiator";
import { nameAttachment } from "./name-attachment";
import { isAnnounced, notifyCreated } from "./notices/notify-created";
import { type CompleteCreation, createHandler, isServed } from "./on-create";
import { instrumentTable, type OneStepResult } from "./on-instrument";
import { viewWithPreload } from "./on-preload";
import { insertSession, insertSessionAlone, type NewSessionRow } from "./record/insert-session";
import type { SessionWithAttempts } from "./record/session";
import { retrieveSession } from "./retrieve-session";
import {
  inquiryDueAt,
  requireGatewayRights,
  validateDraft,
  validateGateways,
  validateTerms,
  type WholeDraft,
} from "./validate-draft";

/**
 * Creates a session in state `created` and returns its wire object; a payment instrument in the request is
 * for {@link createOrPay}. Two statements: the gateways, the insert; one more if the customer is told of it,
 * and one for the customer's cards if the answer is to carry what a client SDK starts from.
 *
 * @throws {InvalidFields} with the documented message of each refused field (Spec, "Errors"; decision 0059)
 * @throws {Forbidden} when the user may not create sessions of this type or use one of the gateways
 */
export async function createSession(ctx: Ctx, input: NewSession): Promise<SessionView> {
  return write(ctx, await prepared(ctx, input, PLAIN));
}

/**
 * Creates a session and, if the request names a payment instrument, pays it at once: the answer is then the
 * payment's. What can be validated before is refused without leaving a session; one whose charge is declined
 * stays, to be paid in another way. A repeat of a request whose process died answers with the session, or
 * with the charge, that it had made (decision 0057).
 *
 * @param once of the request's `Idempotency-Key`; null if none came
 * @throws {InvalidFields} {Forbidden} as {@link createSession} does, and under `payment_instrument`
 * @throws {BadRequest} the instrument cannot pay this session, or its charge was declined
 * @throws {Busy} another request has taken over the key
 */
export function createOrPay(ctx: Ctx, input: NewSession, once: Once | null = null): Promise<OneStepResult> {
  return createAs(ctx, input, { ...PLAIN, once });
}

/**
 * {@link createOrPay} for the session by which an invoice is paid.
 * @param invoice.write writes the invoice in the session's transaction
 * @throws {InvalidFields} also gateways that only authorize
 */
export function createInvoicedSession(
  ctx: Ctx,
  input: NewSession,
  invoice: { readonly once: Once | null; readonly write: WriteInvoice },
): Promise<OneStepResult> {
  return createAs(ctx, input, { once: invoice.once, writeInvoice: invoice.write });
}

async function createAs(ctx: Ctx, input: NewSession, creation: Creation): Promise<OneStepResult> {
  const { once } = creation;
  const before = once === null || once.made === null ? null : await replayedResult(ctx, input, once.made);
  if (before !== null) return before;
  const parts = await prepared(ctx, input, creation);
  const { instrument } = input;
  if (instrument === undefined) return { status: 201, view: await write(ctx, parts) };
  const table = instrumentTable();
  if (table === null) throw new InvalidFields({ payment_instrument: ["One-step payment is not available."] });
  const [account, ...others] = parts.accounts;
  if (account === undefined || others.length > 0)
    throw new InvalidFields({ pg_codes: ["One-step payment takes exactly one payment gateway."] });
  const pay = await table.validate(ctx, { draft: parts.draft, amount: parts.amount, account, instrument });
  const untried = once === null || once.made === null ? null : await findUnchargedSession(ctx, once.made);
  if (untried === null) return pay(ctx, (await write(ctx, parts)).session_id);
  // The first request may only have been slow, and charge the session after all: one of the two is refused.
  return pay(ctx, untried).catch(async (error: unknown) => {
    const paid = await table.findEarlierResult(ctx, untried);
    if (paid === null) throw error;
    return paid;
  });
}

/** The answer to a repeat. Null if the request was to charge, and no charge took or may take the money. */
async function replayedResult(
  ctx: Ctx,
  { instrument, includePreload }: NewSession,
  sessionId: string,
): Promise<OneStepResult | null> {
  if (instrument === undefined) return { status: 201, view: await retrieveSession(ctx, sessionId, { includePreload }) };
  return (await instrumentTable()?.findEarlierResult(ctx, sessionId)) ?? null;
}

/**
 * The session that was made to be paid, if no charge of it was begun; after a decline another one is made.
 */
async function findUnchargedSession(ctx: Ctx, id: string): Promise<string | null> {
  const state = { in: ["created", "pending"] };
  const open = { deletedAt: null, state, expiresAt: { gt: ctx.now() }, attempts: { none: {} } };
  const found = await ctx.db.paymentSession.findFirst({
    where: { id, merchantId: ctx.merchant.id, ...open },
    select: { id: true },
  });
  return found?.id ?? null;
}

/** The request judged by every rule; nothing is written yet. */
async function prepared(ctx: Ctx, input: NewSession, creation: Creation): Promise<Parts> {
  requirePermission(ctx.actor, sessionPermission(input.type, "add"));
  requireGatewayRights(ctx, input.pgCodes);
  const paymentType = input.paymentType ?? DEFAULT_PAYMENT_TYPE;
  if (!isServed(paymentType)) throw new InvalidFields({ payment_type: [`"${paymentType}" is not a valid choice.`] });
  const draft = { ...draftOf(input, paymentType), isInvoiced: creation.writeInvoice !== null };
  const amount = validateDraft(draft);
  const complete = createHandler(paymentType)?.(ctx, input) ?? null;
  await validateTerms(ctx, draft);
  const accounts = await gatewaysByCode(ctx, draft.pgCodes);
  validateGateways(accounts, draft, amount);
  return { ...creation, input, draft, amount, accounts, complete };
}

async function write(ctx: Ctx, parts: Parts): Promise<SessionView> {
  const { accounts, complete, once } = parts;
  const data = await sessionData(ctx, parts);
  const { instrument } = parts.input;
  // Who pays in the creating call is not asked to pay.
  const announced = instrument === undefined && isAnnounced(parts.draft);
  const creation = { data, once, announced, writeInvoice: parts.writeInvoice };
  const session = complete ? await createWithHandler(ctx, complete, creation) : await insert(ctx, creation);
  const viewed = { session, accounts, merchant: ctx.merchant, now: ctx.now() };
  return viewWithPreload(ctx, viewed, parts.input.includePreload);
}

type Insertion = SessionCreation & Pick<Parts, "writeInvoice">;

async function insert(ctx: Ctx, { data, once, announced, writeInvoice }: Insertion): Promise<SessionWithAttempts> {
  if (once === null && writeInvoice === null && !announced && !isFromConsole(ctx))
    return insertSessionAlone(ctx.db, data);
  return transaction(ctx.db, async (tx) => {
    await once?.claim(tx, data.id);
    const session = await insertSession(tx, data);
    await auditCreation(ctx, tx, session);
    await writeInvoice?.(ctx, tx, session);
    if (announced) await notifyCreated(ctx, tx, session);
    return session;
  });
}

function draftOf(input: NewSession, paymentType: PaymentType): Omit<WholeDraft, "isInvoiced"> {
  return {
    type: input.type,
    paymentType,
    amount: input.amount,
    currency: input.currency,
    pgCodes: input.pgCodes,
    customerId: input.customerId ?? null,
    customerEmail: input.customerEmail ?? null,
    customerPhone: input.customerPhone ?? null,
    extra: input.extra ?? null,
    details: input.details,
  };
}

/** Writes the invoice of a new session, in the session's transaction: rows only. */
type WriteInvoice = (ctx: Ctx, tx: Tx, session: SessionWithAttempts) => Promise<void>;

/** What is written beside the session. */
type Creation = {
  /** Null if no `Idempotency-Key` came. */
  readonly once: Once | null;
  /** Null for a session that no invoice asks for. */
  readonly writeInvoice: WriteInvoice | null;
};

const PLAIN: Creation = { once: null, writeInvoice: null };

type Parts = Creation & {
  readonly input: NewSession;
  readonly draft: WholeDraft;
  readonly amount: Money;
  readonly accounts: readonly GatewayAccount[];
  /** Further writes with the session; null for a payment type that no later module serves. */
  readonly complete: CompleteCreation | null;
};

async function sessionData(ctx: Ctx, { input, draft, amount, accounts }: Parts): Promise<NewSessionRow> {
  const now = ctx.now();
  const lifetime = input.lifetime ?? ctx.merchant.sessionLifetime;
  return {
    id: sessionId(randomBytes(20)),
    merchantId: ctx.merchant.id,
    shortCode: shortCode(randomBytes(10)),
    type: draft.type,
    paymentType: draft.paymentType,
    state: FIRST_STATE,
    operation: accounts[0]?.operation ?? "purchase",
    amount: toWire(amount),
    currency: amount.currency,
    pgCodes: [...draft.pgCodes],
    language: input.language ?? ctx.merchant.defaultLanguage,
    orderNo: input.orderNo ?? null,
    customerId: draft.customerId,
    customerEmail: draft.customerEmail,
    customerPhone: draft.customerPhone,
    webhookUrl: input.webhookUrl ?? null,
    redirectUrl: input.redirectUrl ?? null,
    extra: draft.extra,
    details: storedDetails(draft.details, amount.currency),
    isInvoiced: draft.isInvoiced,
    inquiryDueAt: inquiryDueAt(ctx, accounts, draft.extra),
    initiatorId: await initiatorOf(ctx, input.initiatorId),
    attachmentPath: (await nameAttachment(ctx, input)) ?? null,
    lifetime,
    expiresAt: addSeconds(now, lifetime),
    createdAt: now,
    updatedAt: now,
  };
}
