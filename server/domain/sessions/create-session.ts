import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { type GatewayAccount, gatewaysByCode } from "@/server/domain/gateways";
import type { Once } from "@/server/domain/limits";
import { requirePermission, sessionPermission, storedAddress } from "@/server/domain/merchants";
import { unlistedScheme } from "@/server/kernel/app-scheme";
import { entryId } from "@/server/kernel/caused-entry";
import { InvalidFields } from "@/server/kernel/errors";
import { sessionId, shortCode } from "@/server/kernel/ids";
import { type Money, toWire } from "@/server/kernel/money";
import { DEFAULT_PAYMENT_TYPE } from "@/server/kernel/payment-types";
import { dialledPhone } from "@/server/kernel/phone";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { PaymentType } from "@/server/kernel/words";
import { auditCreation, isFromConsole } from "./audit-creation";
import type { SessionView } from "./contract/answers";
import type { NewSession } from "./contract/requests";
import { FIRST_STATE } from "./core/machine";
import { storedDetails } from "./core/rules";
import { createWithHandler, type Creation as SessionCreation } from "./create-with-handler";
import { plainValues } from "./fields";
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
 * Creates a session in state `created`.
 * @throws {InvalidFields} with the documented message of each refused field (Spec, "Errors", "Session
 * requests" 1 to 8)
 * @throws {Forbidden} if the user may not create sessions of this type or use one of the gateways
 */
export async function createSession(ctx: Ctx, input: NewSession): Promise<SessionView> {
  return write(ctx, await prepared(ctx, input, PLAIN));
}

/**
 * Creates a session and, with a payment instrument, pays it immediately: the response is then the payment's.
 * Invalid requests leave no session; after a declined charge the session can be paid otherwise. A repeat of a
 * request whose process died returns its session or charge.
 * @param once the claim of the request's `Idempotency-Key`; null without a key
 * @throws {InvalidFields} {Forbidden} as {@link createSession}, and under `payment_instrument`
 * @throws {BadRequest} if the instrument cannot pay this session, or its charge was declined
 * @throws {Busy} if another request took over the key
 */
export function createOrPay(ctx: Ctx, input: NewSession, once: Once | null = null): Promise<OneStepResult> {
  return createAs(ctx, input, { ...PLAIN, once });
}

/**
 * Like {@link createOrPay}, for an invoice.
 * @param invoice.write writes the invoice in the session's transaction
 * @throws {InvalidFields} also for gateways that only authorize
 */
export function createInvoicedSession(
  ctx: Ctx,
  input: NewSession,
  invoice: { readonly once: Once | null; readonly write: WriteInvoice },
): Promise<OneStepResult> {
  return createAs(ctx, input, { ...PLAIN, once: invoice.once, writeInvoice: invoice.write });
}

export async function createLinkedSession(ctx: Ctx, input: NewSession, linkId: string): Promise<SessionView> {
  return write(ctx, await prepared(ctx, input, { ...PLAIN, linkId }));
}

export async function checkNewSession(ctx: Ctx, input: NewSession): Promise<void> {
  await prepared(ctx, input, PLAIN);
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
    throw new InvalidFields({ pg_codes: ["One-step payment needs exactly one payment gateway."] });
  const pay = await table.validate(ctx, { draft: parts.draft, amount: parts.amount, account, instrument });
  const untried = once === null || once.made === null ? null : await findUnchargedSession(ctx, once.made);
  if (untried === null) return pay(ctx, (await write(ctx, parts)).session_id);
  // Another request with the key may still charge the session; then one of the two charges is refused.
  return pay(ctx, untried).catch(async (error: unknown) => {
    const paid = await table.findEarlierResult(ctx, untried);
    if (paid === null) throw error;
    return paid;
  });
}

/**
 * The response to a repeated request. Null if the request was to charge, and no charge succeeded or is in
 * flight.
 */
async function replayedResult(
  ctx: Ctx,
  { instrument, includePreload }: NewSession,
  sessionId: string,
): Promise<OneStepResult | null> {
  if (instrument === undefined) return { status: 201, view: await retrieveSession(ctx, sessionId, { includePreload }) };
  return (await instrumentTable()?.findEarlierResult(ctx, sessionId)) ?? null;
}

async function findUnchargedSession(ctx: Ctx, id: string): Promise<string | null> {
  const state = { in: ["created", "pending"] };
  const open = { deletedAt: null, state, expiresAt: { gt: ctx.now() }, attempts: { none: {} } };
  const found = await ctx.db.paymentSession.findFirst({
    where: { id, merchantId: ctx.merchant.id, ...open },
    select: { id: true },
  });
  return found?.id ?? null;
}

/** @throws {Forbidden} if the caller may not create sessions of this type or use one of the gateways */
export function requireCreationRights(ctx: Ctx, { type, pgCodes }: Pick<NewSession, "type" | "pgCodes">): void {
  requirePermission(ctx.actor, sessionPermission(type, "add"));
  requireGatewayRights(ctx, pgCodes);
}

async function prepared(ctx: Ctx, input: NewSession, creation: Creation): Promise<Parts> {
  requireCreationRights(ctx, input);
  const paymentType = input.paymentType ?? DEFAULT_PAYMENT_TYPE;
  if (!isServed(paymentType)) throw new InvalidFields({ payment_type: [`"${paymentType}" is not a valid choice.`] });
  const draft = { ...draftOf(ctx, input, paymentType), isInvoiced: creation.writeInvoice !== null };
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
  // A customer who pays in the creating call gets no payment request by mail or text.
  const announced = instrument === undefined && isAnnounced(parts.draft);
  const creation = { data, once, announced, writeInvoice: parts.writeInvoice };
  const session = complete ? await createWithHandler(ctx, complete, creation) : await insert(ctx, creation);
  ctx.caused?.push({ sessionId: session.id, entry: entryId(session.id, "created") });
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

function draftOf(ctx: Ctx, input: NewSession, paymentType: PaymentType): Omit<WholeDraft, "isInvoiced"> {
  return {
    type: input.type,
    paymentType,
    amount: input.amount,
    currency: input.currency,
    pgCodes: input.pgCodes,
    customerId: input.customerId ?? null,
    customerEmail: input.customerEmail ?? null,
    customerPhone: input.customerPhone ?? null,
    dialledPhone: dialledPhone(input.customerPhone ?? null, ctx.merchant.region),
    unlistedScheme: unlistedScheme(input.redirectUrl, ctx.merchant.redirectSchemes),
    extra: input.extra ?? null,
    details: input.details,
  };
}

type WriteInvoice = (ctx: Ctx, tx: Tx, session: SessionWithAttempts) => Promise<void>;

type Creation = {
  readonly once: Once | null;
  readonly writeInvoice: WriteInvoice | null;
  readonly linkId: string | null;
};

const PLAIN: Creation = { once: null, writeInvoice: null, linkId: null };

type Parts = Creation & {
  readonly input: NewSession;
  readonly draft: WholeDraft;
  readonly amount: Money;
  readonly accounts: readonly GatewayAccount[];
  readonly complete: CompleteCreation | null;
};

async function sessionData(ctx: Ctx, { input, draft, amount, accounts, linkId }: Parts): Promise<NewSessionRow> {
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
    dialledPhone: draft.dialledPhone,
    language: input.language ?? ctx.merchant.defaultLanguage,
    ...plainValues(input),
    webhookUrl: await storedAddress(ctx, ctx.db, { sent: input.webhookUrl ?? null }),
    extra: draft.extra,
    details: storedDetails(draft.details, amount.currency),
    isInvoiced: draft.isInvoiced,
    linkId,
    inquiryDueAt: inquiryDueAt(ctx, accounts, draft.extra),
    initiatorId: await initiatorOf(ctx, input.initiatorId),
    attachmentPath: (await nameAttachment(ctx, input)) ?? null,
    lifetime,
    expiresAt: addSeconds(now, lifetime),
    createdAt: now,
    updatedAt: now,
  };
}
