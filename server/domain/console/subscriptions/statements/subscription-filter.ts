import { Prisma } from "@/server/db/client";
import { mayListCards } from "@/server/domain/cards";
import { IS_RENEWAL, RENEWAL_PARTS, RENEWAL_ROWS } from "@/server/domain/figures";
import { ofVisibleType } from "@/server/domain/merchants";
import { type SubscriptionState, statusAt } from "@/server/domain/subscriptions";
import type { Frequency } from "@/server/domain/subscriptions/core/words";
import { schemeSpellings } from "@/server/kernel/card-scheme";
import { normaliseDigits } from "@/server/kernel/digits";
import type { LenientQuery } from "@/server/kernel/lenient-query";
import type { Sized } from "@/server/kernel/list-rows";
import { addDays, type CivilDate, startOfDay } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { NO_CARD, type PlanDays, type RenewalResult } from "../../core/words";
import { prefix } from "../../prefix";
import { subscriptionsNamed } from "../../statements/named-people";
import { amountSql } from "../../statements/payment-query";

export type SubscriptionListQuery = Sized & {
  readonly status: SubscriptionState;
  readonly q: string;
  readonly state: string;
  readonly amount: string;
  readonly frequency: Frequency;
  readonly card: string;
  readonly currency: string;
  readonly customer: string;
  readonly renewal: RenewalResult;
  readonly by: PlanDays;
  readonly from: CivilDate;
  readonly to: CivilDate;
  readonly cursor: string;
};

export type SubscriptionValues = LenientQuery<SubscriptionListQuery>["values"];

export async function filterSql(ctx: Ctx, values: SubscriptionValues): Promise<Prisma.Sql> {
  const { q, state, amount, frequency, card, currency, customer, renewal, by } = values;
  const all = [Prisma.sql`sub.merchant_id = ${ctx.merchant.id}`, ofVisibleType(ctx.actor, Prisma.sql`sub.type`)];
  if (state !== null) all.push(Prisma.sql`${statusAt(ctx.now())} IN (${Prisma.join(state.split(","))})`);
  if (amount !== null) all.push(amountSql(Prisma.sql`sub.recurring_amount`, amount));
  if (frequency !== null) all.push(Prisma.sql`sub.frequency = ${frequency}`);
  if (card !== null) all.push(Prisma.sql`${cardsShown(ctx)} AND ${cardSql(card)}`);
  if (currency !== null) all.push(Prisma.sql`sub.currency = ${currency}`);
  if (customer !== null) all.push(Prisma.sql`sub.customer_id = ${customer}`);
  if (renewal !== null)
    all.push(Prisma.sql`sub.id IN (SELECT c.subscription_id FROM ${RENEWAL_ROWS} WHERE ${renewalSql(ctx, values)})`);
  if (by !== null) all.push(planDaysSql(ctx, { by, from: values.from, to: values.to }));
  if (q !== null) all.push(searchSql(q, await subscriptionsNamed(ctx, q)));
  return Prisma.join(all, " AND ");
}

function cardSql(cards: string): Prisma.Sql {
  const words = cards.split(",");
  const digits = words.filter((word) => /^\d/.test(word));
  const schemes = words.filter((word) => word !== NO_CARD && !/^\d/.test(word)).flatMap(schemeSpellings);
  const ways = [];
  if (words.includes(NO_CARD)) ways.push(Prisma.sql`sub.card_id IS NULL`);
  const ofCard = [];
  if (digits.length > 0) ofCard.push(Prisma.sql`k.last4 IN (${Prisma.join(digits)})`);
  if (schemes.length > 0)
    ofCard.push(Prisma.sql`regexp_replace(lower(k.brand), '[^a-z]', '', 'g') IN (${Prisma.join([...schemes])})`);
  if (ofCard.length > 0)
    ways.push(
      Prisma.sql`EXISTS (SELECT FROM saved_card k WHERE k.id = sub.card_id AND (${Prisma.join(ofCard, " OR ")}))`,
    );
  return Prisma.join(ways, " OR ", "(", ")");
}

type PlanSpan = Pick<SubscriptionValues, "from" | "to"> & { readonly by: PlanDays };

function planDaysSql({ merchant: { timezone } }: Ctx, { by, from, to }: PlanSpan): Prisma.Sql {
  const onDays = (day: Prisma.Sql): Prisma.Sql => {
    const since = from === null ? Prisma.sql`${day} IS NOT NULL` : Prisma.sql`${day} >= ${from}::date`;
    return to === null ? since : Prisma.sql`${since} AND ${day} <= ${to}::date`;
  };
  const within = (at: Prisma.Sql): Prisma.Sql => {
    const since = from === null ? Prisma.sql`${at} IS NOT NULL` : Prisma.sql`${at} >= ${startOfDay(from, timezone)}`;
    return to === null ? since : Prisma.sql`${since} AND ${at} < ${startOfDay(addDays(to, 1), timezone)}`;
  };
  switch (by) {
    case "started":
      return onDays(Prisma.sql`sub.start_date`);
    case "created":
      return within(Prisma.sql`sub.created_at`);
    case "canceled":
      return within(Prisma.sql`sub.canceled_at`);
    case "next":
      return Prisma.sql`sub.status IN ('active', 'trialing') AND EXISTS (SELECT FROM billing_cycle c
        WHERE c.subscription_id = sub.id AND c.charge_type = 'mit' AND c.status IN ('scheduled', 'processing', 'retry_scheduled')
          AND NOT c.held AND ${onDays(Prisma.sql`c.scheduled_date`)}
          AND NOT (c.status = 'scheduled' AND sub.pause_on IS NOT NULL AND c.scheduled_date >= sub.pause_on
            AND (sub.resume_on IS NULL OR c.scheduled_date < sub.resume_on)))`;
  }
}

export function renewalSql(ctx: Ctx, { renewal, from, to }: SubscriptionValues): Prisma.Sql {
  const all = [Prisma.sql`c.merchant_id = ${ctx.merchant.id}`, IS_RENEWAL, RENEWAL_PARTS[renewal ?? "due"]];
  if (from !== null) all.push(Prisma.sql`c.scheduled_date >= ${from}::date`);
  if (to !== null) all.push(Prisma.sql`c.scheduled_date <= ${to}::date`);
  return Prisma.join(all, " AND ");
}

/**
 * SQL condition: saved cards may be shown. In one region no page shows them (Spec, "Console permissions").
 */
export function cardsShown(ctx: Ctx): Prisma.Sql {
  return mayListCards(ctx.merchant) ? Prisma.sql`true` : Prisma.sql`false`;
}

/** SQL condition for a search text; each of its possible meanings uses an index. */
function searchSql(typed: string, named: readonly string[]): Prisma.Sql {
  const text = normaliseDigits(typed);
  const ways = [
    Prisma.sql`sub.customer_id IN (${typed}, ${text})`,
    Prisma.sql`sub.customer_email IN (${text}, ${text.toLowerCase()})`,
    Prisma.sql`sub.customer_phone = ${text}`,
    Prisma.sql`sub.merchant_reference = ${typed}`,
  ];
  if (/^sub_\w{2,36}$/.test(text)) ways.push(Prisma.sql`sub.id LIKE ${prefix(text)}`);
  if (named.length > 0) ways.push(Prisma.sql`sub.id IN (${Prisma.join([...named])})`);
  return Prisma.sql`(${Prisma.join(ways, " OR ")})`;
}
