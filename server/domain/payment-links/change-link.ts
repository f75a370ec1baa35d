import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { Conflict, InvalidFields } from "@/server/kernel/errors";
import type { JsonObject } from "@/server/kernel/json";
import type { Ctx, Tx } from "@/server/kernel/types";
import type { LinkView } from "./contract/answers";
import type { LinkChange } from "./contract/requests";
import { type Link, priceOf } from "./link-row";
import { lockLink } from "./statements";
import { type Amounts, amountColumns, dayColumn, requireChangeable, requireTerms, termsOf, viewOf } from "./write-link";

/** Thrown if the stored payment link differs from the values that the form showed; nothing was written. */
export class LinkChanged extends Conflict {
  constructor(readonly isClosed: boolean) {
    super("Someone else changed or closed this link meanwhile.");
  }
}

type CheckedTerms = { readonly link: Link; readonly amounts: Amounts | null };

/**
 * Changes a payment link's texts, amounts and limits; existing sessions keep their amounts. `max_payments`
 * may not be below the payments made.
 * @param shown values that a form showed, by their API names
 * @throws {NotFound} {Forbidden} as {@link requireChangeable}
 * @throws {InvalidFields} as {@link createLink}
 * @throws {LinkChanged} if a shown value has changed
 */
export async function changeLink(
  ctx: Ctx,
  { id, ...change }: LinkChange & { readonly id: string },
  shown: JsonObject = {},
): Promise<LinkView> {
  let link = await requireChangeable(ctx, id);
  for (;;) {
    const checked = { link, amounts: await newAmounts(ctx, link, change) };
    const after = await transaction(ctx.db, (tx) => write(ctx, tx, { checked, change, shown }));
    if (after !== null) return after;
    link = await requireChangeable(ctx, id);
  }
}

async function newAmounts(ctx: Ctx, link: Link, change: LinkChange): Promise<Amounts | null> {
  const { amount, minimumAmount, maximumAmount } = change;
  if ([amount, minimumAmount, maximumAmount].every((each) => each === undefined)) return null;
  const amounts = repriced(link, { amount, minimumAmount, maximumAmount });
  await requireTerms(ctx, { ...termsOf(link), ...amounts });
  return amounts;
}

type Writing = { readonly checked: CheckedTerms; readonly change: LinkChange; readonly shown: JsonObject };

/** Writes the change; null if the amounts were changed between the check and the lock. */
async function write(ctx: Ctx, tx: Tx, { checked, change, shown }: Writing): Promise<LinkView | null> {
  const where = { id: checked.link.id };
  await lockLink(ctx, tx, where.id);
  const before = await tx.paymentLink.findUniqueOrThrow({ where });
  requireUnchanged(ctx, before, shown);
  const { amounts } = checked;
  if (amounts !== null && priceText(before) !== priceText(checked.link)) return null;
  const { amount: _, minimumAmount: _least, maximumAmount: _most, activeUntil, ...plain } = change;
  if (plain.maxPayments && before.payments > plain.maxPayments)
    throw new InvalidFields({ max_payments: ["The link already has more payments."] });
  const fields = Object.keys(change);
  if (fields.length === 0) return viewOf(ctx, before);
  const data = {
    ...plain,
    ...(amounts && amountColumns(amounts, before.currency)),
    ...(activeUntil !== undefined && { activeUntil: dayColumn(activeUntil) }),
    updatedAt: ctx.now(),
  };
  const after = await tx.paymentLink.update({ where, data });
  await recordAudit(ctx, tx, { action: "payment_link.changed", objectId: where.id, after: { fields } });
  return viewOf(ctx, after);
}

function requireUnchanged(ctx: Ctx, link: Link, shown: JsonObject): void {
  const now: JsonObject = viewOf(ctx, link);
  if (Object.keys(shown).some((name) => now[name] !== shown[name])) throw new LinkChanged(link.closedAt !== null);
}

function priceText(link: Link): string {
  return JSON.stringify(priceOf(link));
}

/**
 * The link's amounts after a change: a fixed amount replaces bounds and vice versa; a single new bound keeps
 * the other bound.
 */
function repriced(link: Link, sent: Amounts): Amounts {
  if (sent.amount !== undefined) return sent;
  const price = priceOf(link);
  if (price.fixed !== null) return sent;
  const { minimum, maximum } = price;
  return {
    minimumAmount: sent.minimumAmount ?? minimum.amount.toFixed(),
    maximumAmount: sent.maximumAmount ?? maximum.amount.toFixed(),
  };
}
