/** Creates a payment session. */
import { randomBytes } from "node:crypto";
import type { Prisma } from "../../db/generated/client";
import { InvalidFields } from "../../kernel/errors";
import { sessionId, shortCode } from "../../kernel/ids";
import { type Money, toWire } from "../../kernel/money";
import { addSeconds } from "../../kernel/time";
import type { Ctx } from "../../kernel/types";
import { type GatewayAccount, gatewaysByCode } from "../gateways";
import { requirePermission, sessionPermission } from "../merchants";
import { type PaymentType, storedDetails } from "./core/rules";
import { createWithHandler } from "./create-with-handler";
import { initiatorOf } from "./initiator";
import { createHandler, isServed } from "./on-create";
import { inquiryDueAt, requireFit, requireGateways, requireRules, type WholeDraft } from "./prepare";
import type { NewSession } from "./schema";
import { json } from "./stored-json";
import { type SessionView, sessionView } from "./view";

/**
 * Creates a session in state `created` and returns its wire object. Two statements: the gateways, the insert.
 *
 * @throws {InvalidFields} with the documented message of each refused field (Spec, "Errors"; decision §5)
 * @throws {Forbidden} when the user may not create sessions of this type or use one of the gateways
 */
export async function createSession(ctx: Ctx, input: NewSession): Promise<SessionView> {
  requirePermission(ctx.actor, sessionPermission(input.type, "add"));
  requireGateways(ctx, input.pgCodes);
  const paymentType = input.paymentType ?? "one_off";
  if (!isServed(paymentType)) throw new InvalidFields({ payment_type: [`"${paymentType}" is not a valid choice.`] });
  const handler = createHandler(paymentType);
  const draft = draftOf(input, paymentType);
  const amount = requireRules(draft);
  handler?.check(ctx, input);
  const accounts = await gatewaysByCode(ctx, draft.pgCodes);
  requireFit(accounts, draft);
  const data = await sessionData(ctx, { input, draft, amount, accounts });
  const session = handler
    ? await createWithHandler(ctx, handler, { data, input })
    : await ctx.db.paymentSession.create({ data });
  return sessionView({ session, attempts: [], accounts, merchant: ctx.merchant, now: ctx.now() });
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
