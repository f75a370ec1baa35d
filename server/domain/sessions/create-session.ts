/** Creates a payment session. */
import { randomBytes } from "node:crypto";
import type { Prisma } from "../../db/generated/client";
import { transaction } from "../../db/transaction";
import { InvalidFields } from "../../kernel/errors";
import { sessionId, shortCode } from "../../kernel/ids";
import { type Money, toWire } from "../../kernel/money";
import { addSeconds } from "../../kernel/time";
import type { Ctx } from "../../kernel/types";
import { type GatewayAccount, gatewaysByCode } from "../gateways";
import type { Once } from "../limits";
import { requirePermission, sessionPermission } from "../merchants";
import { type PaymentType, storedDetails } from "./core/rules";
import { createWithHandler } from "./create-with-handler";
import { initiatorOf } from "./initiator";
import { createHandler, isServed } from "./on-create";
import { instrumentTable, type Paid } from "./on-instrument";
import { inquiryDueAt, requireFit, requireGateways, requireRules, requireTerms, type WholeDraft } from "./prepare";
import { retrieveSession } from "./retrieve-session";
import type { NewSession } from "./schema";
import { json } from "./stored-json";
import { type SessionRow, type SessionView, sessionView } from "./view";

/**
 * Creates a session in state `created` and returns its wire object; a payment instrument in the request is for {@link createOrPay}. Two statements: the gateways, the insert.
 *
 * @throws {InvalidFields} with the documented message of each refused field (Spec, "Errors"; decision §5)
 * @throws {Forbidden} when the user may not create sessions of this type or use one of the gateways
 */
export async function createSession(ctx: Ctx, input: NewSession): Promise<SessionView> {
  return write(ctx, await prepared(ctx, input));
}

/**
 * Creates a session and, where the request names a payment instrument, pays it at once: the answer is then the payment's. What can be
 * judged before is refused without leaving a session; one whose charge is declined stays, to be paid in another way. A repeat of a request whose
 * process died answers with the session, or with the charge, that it had made (decision 0057).
 *
 * @param once of the request's `Idempotency-Key`; null where none came
 * @throws {InvalidFields} {Forbidden} as {@link createSession} does, and under `payment_instrument`
 * @throws {BadRequest} the instrument cannot pay this session, or its charge was declined
 * @throws {Busy} another request has taken over the key
 */
export async function createOrPay(ctx: Ctx, input: NewSession, once: Once | null = null): Promise<Paid> {
  const before = once === null || once.made === null ? null : await madeBefore(ctx, input, once.made);
  if (before !== null) return before;
  const parts = { ...(await prepared(ctx, input)), once };
  const { instrument } = input;
  if (instrument === undefined) return { status: 201, view: await write(ctx, parts) };
  const table = instrumentTable();
  if (table === null) throw new InvalidFields({ payment_instrument: ["One-step payment is not available."] });
  const [account, ...others] = parts.accounts;
  if (account === undefined || others.length > 0)
    throw new InvalidFields({ pg_codes: ["One-step payment takes exactly one payment gateway."] });
  const pay = await table.judge(ctx, { draft: parts.draft, amount: parts.amount, account, instrument });
  const untried = once === null || once.made === null ? null : await untriedSession(ctx, once.made);
  if (untried === null) return pay(ctx, (await write(ctx, parts)).session_id);
  // The first request may only have been slow, and charge the session after all: one of the two is refused.
  return pay(ctx, untried).catch(async (error: unknown) => {
    const paid = await table.paidAlready(ctx, untried);
    if (paid === null) throw error;
    return paid;
  });
}

/** The answer to a repeat. Null where the request was to charge, and nothing came of it. */
async function madeBefore(ctx: Ctx, { instrument }: NewSession, sessionId: string): Promise<Paid | null> {
  if (instrument === undefined) return { status: 201, view: await retrieveSession(ctx, sessionId) };
  return (await instrumentTable()?.paidAlready(ctx, sessionId)) ?? null;
}

/** The session that was made to be paid, where no charge of it was begun; after a decline another one is made. */
async function untriedSession(ctx: Ctx, id: string): Promise<string | null> {
  const state = { in: ["created", "pending"] };
  const open = { deletedAt: null, state, expiresAt: { gt: ctx.now() }, attempts: { none: {} } };
  const found = await ctx.db.paymentSession.findFirst({
    where: { id, merchantId: ctx.merchant.id, ...open },
    select: { id: true },
  });
  return found?.id ?? null;
}

/** The request judged by every rule; nothing is written yet. */
async function prepared(ctx: Ctx, input: NewSession): Promise<Parts> {
  requirePermission(ctx.actor, sessionPermission(input.type, "add"));
  requireGateways(ctx, input.pgCodes);
  const paymentType = input.paymentType ?? "one_off";
  if (!isServed(paymentType)) throw new InvalidFields({ payment_type: [`"${paymentType}" is not a valid choice.`] });
  const draft = draftOf(input, paymentType);
  const amount = requireRules(draft);
  createHandler(paymentType)?.check(ctx, input);
  await requireTerms(ctx, draft);
  const accounts = await gatewaysByCode(ctx, draft.pgCodes);
  requireFit(accounts, draft);
  return { input, draft, amount, accounts, once: null };
}

async function write(ctx: Ctx, parts: Parts): Promise<SessionView> {
  const { input, draft, accounts, once } = parts;
  const data = await sessionData(ctx, parts);
  const handler = createHandler(draft.paymentType);
  const session = handler
    ? await createWithHandler(ctx, handler, { data, input, once })
    : await insert(ctx, data, once);
  return sessionView({ session, attempts: [], accounts, merchant: ctx.merchant, now: ctx.now() });
}

async function insert(
  ctx: Ctx,
  data: Prisma.PaymentSessionUncheckedCreateInput,
  once: Once | null,
): Promise<SessionRow> {
  if (once === null) return ctx.db.paymentSession.create({ data });
  return transaction(ctx.db, async (tx) => {
    await once.claim(tx, data.id);
    return tx.paymentSession.create({ data });
  });
}

function draftOf(input: NewSession, paymentType: PaymentType): WholeDraft {
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

type Parts = {
  readonly input: NewSession;
  readonly draft: WholeDraft;
  readonly amount: Money;
  readonly accounts: readonly GatewayAccount[];
  /** Null where no `Idempotency-Key` came. */
  readonly once: Once | null;
};

async function sessionData(
  ctx: Ctx,
  { input, draft, amount, accounts }: Parts,
): Promise<Prisma.PaymentSessionUncheckedCreateInput> {
  const now = ctx.now();
  const lifetime = input.lifetime ?? ctx.merchant.sessionLifetime;
  return {
    id: sessionId(randomBytes(20)),
    merchantId: ctx.merchant.id,
    shortCode: shortCode(randomBytes(10)),
    type: draft.type,
    paymentType: draft.paymentType,
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
    ...(draft.extra === null ? {} : { extra: json(draft.extra) }),
    details: json(storedDetails(draft.details, amount.currency)),
    inquiryDueAt: inquiryDueAt(ctx, accounts, draft.extra),
    initiatorId: await initiatorOf(ctx, input.initiatorId),
    lifetime,
    expiresAt: addSeconds(now, lifetime),
    createdAt: now,
    updatedAt: now,
  };
}
