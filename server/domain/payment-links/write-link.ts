import { randomBytes } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { requirePermission, sessionPermission, storedAddress } from "@/server/domain/merchants";
import { checkNewSession, type NewSession, requireCreationRights, schemeRefusal } from "@/server/domain/sessions";
import { unlistedScheme } from "@/server/kernel/app-scheme";
import { currency } from "@/server/kernel/currency";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import { prefixed, shortCode } from "@/server/kernel/ids";
import { compare, money, toWire } from "@/server/kernel/money";
import type { CivilDate } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { SESSION_TYPES, wordOf } from "@/server/kernel/words";
import type { LinkView } from "./contract/answers";
import type { LinkChange, NewLink } from "./contract/requests";
import { type Link, linkView } from "./link-row";
import { lockLink } from "./statements";

export type Amounts = Pick<LinkChange, "amount" | "minimumAmount" | "maximumAmount">;
type Terms = Pick<NewLink, "type" | "currency" | "pgCodes"> & Amounts;

const EITHER = ["Send either amount, or minimum_amount and maximum_amount."];

/**
 * Creates a payment link.
 * @throws {Forbidden} if the user may not create sessions of its type or use one of the gateways
 * @throws {InvalidFields} as for a session, and for contradicting amounts
 */
export async function createLink(ctx: Ctx, input: NewLink): Promise<LinkView> {
  await requireTerms(ctx, input);
  const scheme = unlistedScheme(input.redirectUrl, ctx.merchant.redirectSchemes);
  if (scheme !== null) throw new InvalidFields({ redirect_url: [schemeRefusal(scheme)] });
  const { amount, minimumAmount, maximumAmount, activeUntil, ...plain } = input;
  const webhookUrl = await storedAddress(ctx, ctx.db, { sent: input.webhookUrl });
  const now = ctx.now();
  const data = {
    ...plain,
    webhookUrl,
    id: prefixed("plink", randomBytes(25)),
    merchantId: ctx.merchant.id,
    code: shortCode(randomBytes(10)),
    pgCodes: [...input.pgCodes],
    ...amountColumns({ amount, minimumAmount, maximumAmount }, input.currency),
    activeUntil: dayColumn(activeUntil ?? null),
    createdAt: now,
    updatedAt: now,
  };
  return transaction(ctx.db, async (tx) => {
    const made = await tx.paymentLink.create({ data });
    const view = viewOf(ctx, made);
    await recordAudit(ctx, tx, { action: "payment_link.created", objectId: made.id, after: { name: made.name } });
    return view;
  });
}

export function requireLinkRights(ctx: Ctx, input: NewLink): void {
  requireCreationRights(ctx, input);
}

/**
 * Closes a payment link permanently. Payments begun before still count.
 * @throws as {@link requireChangeable}
 */
export async function closeLink(ctx: Ctx, id: string): Promise<LinkView> {
  const link = await requireChangeable(ctx, id);
  return transaction(ctx.db, async (tx) => {
    await lockLink(ctx, tx, link.id);
    const at = ctx.now();
    const { count } = await tx.paymentLink.updateMany({
      where: { id: link.id, closedAt: null },
      data: { closedAt: at, updatedAt: at },
    });
    if (count > 0) await recordAudit(ctx, tx, { action: "payment_link.closed", objectId: link.id });
    return viewOf(ctx, await tx.paymentLink.findUniqueOrThrow({ where: { id: link.id } }));
  });
}

/**
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not change sessions of its type
 */
export async function requireChangeable(ctx: Ctx, id: string): Promise<Link> {
  const link = await ctx.db.paymentLink.findFirst({ where: { id, merchantId: ctx.merchant.id } });
  if (link === null) throw new NotFound();
  requirePermission(ctx.actor, sessionPermission(wordOf(SESSION_TYPES, link.type, "session type"), "change"));
  return link;
}

export function viewOf(ctx: Ctx, link: Link): LinkView {
  return linkView(link, { merchant: ctx.merchant, now: ctx.now() });
}

export function termsOf({ type, currency, pgCodes }: Link): Omit<Terms, keyof Amounts> {
  return { type: wordOf(SESSION_TYPES, type, "session type"), currency, pgCodes };
}

export function dayColumn(day: CivilDate | null): Date | null {
  return day && new Date(`${day}T00:00:00Z`);
}

/** @param code the currency of amounts that {@link requireTerms} has accepted */
export function amountColumns({ amount, minimumAmount, maximumAmount }: Amounts, code: string) {
  const column = (sent: string | undefined) => (sent === undefined ? null : toWire(money(sent, currency(code))));
  return { amount: column(amount), minimumAmount: column(minimumAmount), maximumAmount: column(maximumAmount) };
}

/** Checks that the gateways accept every amount that a customer can pay. */
export async function requireTerms(ctx: Ctx, terms: Terms): Promise<void> {
  const { amount, minimumAmount: least, maximumAmount: most } = terms;
  const isChosen = least !== undefined && most !== undefined;
  if (isChosen === (amount !== undefined) || (amount !== undefined && (least ?? most) !== undefined))
    throw new InvalidFields({ amount: EITHER });
  if (amount !== undefined) return checkNewSession(ctx, sessionOf(terms, amount));
  if (least === undefined || most === undefined) return;
  await under("minimum_amount", checkNewSession(ctx, sessionOf(terms, least)));
  await under("maximum_amount", checkNewSession(ctx, sessionOf(terms, most)));
  const code = currency(terms.currency);
  if (compare(money(most, code), money(least, code)) < 0)
    throw new InvalidFields({ maximum_amount: ["Must not be below minimum_amount."] });
}

/** Reports errors of `amount` under the name of the checked bound. */
async function under(field: string, check: Promise<void>): Promise<void> {
  try {
    await check;
  } catch (error) {
    if (!(error instanceof InvalidFields)) throw error;
    const { amount, ...rest } = error.fields;
    throw new InvalidFields(amount === undefined ? error.fields : { ...rest, [field]: amount });
  }
}

function sessionOf({ type, currency, pgCodes }: Terms, amount: string): NewSession {
  return { type, currency, pgCodes, amount, details: {} };
}
