import { Prisma } from "@/server/db/client";
import { type DueSource, isWalk } from "@/server/db/due-items";
import { endedAttempt, HELD_AMOUNT } from "@/server/domain/figures";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, Scope } from "@/server/kernel/types";
import type { Count } from "../core/lower-tail";
import { WATCHED_HOURS } from "../core/success-rate";

const HOUR_SECONDS = 3_600;
const WEEK_SECONDS = 604_800;
const WEEKS = [1, 2, 3, 4];
const KEPT_SECONDS = 30 * 86_400;

const IS_WANTED = Prisma.sql`(m.production OR m.alerts_in_test)`;

export function watched(scope: Scope): DueSource {
  return {
    table: Prisma.sql`(SELECT w.merchant_id AS id, w.* FROM alert_watch w)`,
    dueAt: Prisma.sql`item.due_at`,
    condition: isWalk(scope) ? Prisma.sql`false` : IS_WANTED,
  };
}

export async function claimLook(ctx: Ctx, next: Date): Promise<{ readonly countedUntil: Date | null } | null> {
  const [claimed] = await ctx.db.$queryRaw<{ countedUntil: Date | null }[]>`
    UPDATE alert_watch w SET due_at = ${next} FROM merchant m
    WHERE w.merchant_id = ${ctx.merchant.id} AND m.id = w.merchant_id AND ${IS_WANTED} AND w.due_at <= ${ctx.now()}
    RETURNING w.counted_until AS "countedUntil"`;
  return claimed ?? null;
}

function counted(ctx: Ctx, from: Date, until: Prisma.Sql): Prisma.Sql {
  return Prisma.sql`
    SELECT to_timestamp(floor(extract(epoch FROM a.finished_at) / ${HOUR_SECONDS}) * ${HOUR_SECONDS}) AS hour,
      a.pg_code AS gateway, a.form_of_payment AS form, count(*)::int AS tried, count(*) FILTER (WHERE a.state = 'success')::int AS ok
    FROM attempt a
    WHERE a.merchant_id = ${ctx.merchant.id} AND a.finished_at >= ${from} AND ${until} AND NOT a.unattended AND ${endedAttempt()}
    GROUP BY 1, 2, 3`;
}

/** Stores the numbers of attempts in past hours, from `since` on. */
export async function countHours(ctx: Ctx, since: Date | null, hour: Date): Promise<void> {
  const oldest = addSeconds(hour, -KEPT_SECONDS);
  const from = since === null || since < oldest ? oldest : since;
  const { id } = ctx.merchant;
  await ctx.db.$executeRaw`
    WITH forgotten AS (DELETE FROM hourly_attempt WHERE merchant_id = ${id} AND hour < ${oldest}),
    stored AS (
      INSERT INTO hourly_attempt (merchant_id, hour, gateway, form, tried, ok)
      SELECT ${id}, c.* FROM (${counted(ctx, from, Prisma.sql`a.finished_at < ${hour}`)}) c
      ON CONFLICT (merchant_id, hour, gateway, form) DO UPDATE SET tried = excluded.tried, ok = excluded.ok)
    UPDATE alert_watch SET counted_until = ${hour} WHERE merchant_id = ${id}`;
}

export type HourRow = Count & { readonly gateway: string; readonly form: string; readonly hour: Date };

export async function readHours(ctx: Ctx, hour: Date): Promise<HourRow[]> {
  const hours = Array.from({ length: WATCHED_HOURS + 1 }, (_, back) => addSeconds(hour, -back * HOUR_SECONDS));
  const usual = hours.flatMap((each) => WEEKS.map((week) => addSeconds(each, -week * WEEK_SECONDS)));
  const stored = [...hours.slice(1), ...usual].map((each) => each.toISOString());
  return ctx.db.$queryRaw<HourRow[]>`
    SELECT h.hour, h.gateway, h.form, h.tried, h.ok FROM hourly_attempt h
    WHERE h.merchant_id = ${ctx.merchant.id} AND h.hour = ANY(${stored}::timestamptz[])
    UNION ALL (${counted(ctx, hour, Prisma.sql`a.finished_at <= ${ctx.now()}`)})`;
}

type KeyRow = { readonly code: string; readonly name: string; readonly nameAr: string | null; readonly since: Date };

export async function readRefusedKeys(ctx: Ctx): Promise<KeyRow[]> {
  return ctx.db.$queryRaw<KeyRow[]>`
    SELECT code, name, name_ar AS "nameAr", key_refused_at AS since FROM gateway
    WHERE merchant_id = ${ctx.merchant.id} AND key_refused_at IS NOT NULL ORDER BY code`;
}

export type HoldRow = {
  readonly day: string;
  readonly currency: string;
  readonly count: number;
  readonly amount: string;
  readonly first: Date;
};

export async function readEndingHolds(ctx: Ctx): Promise<HoldRow[]> {
  const { id, timezone } = ctx.merchant;
  const [now, until] = [ctx.now(), addSeconds(ctx.now(), 2 * 86_400)];
  return ctx.db.$queryRaw<HoldRow[]>`
    SELECT (h.capture_before AT TIME ZONE ${timezone})::date::text AS day, s.currency, count(*)::int AS count,
      sum(${HELD_AMOUNT})::text AS amount, min(h.capture_before) AS first
    FROM held_charge h JOIN payment_session s ON s.id = h.session_id AND s.merchant_id = h.merchant_id
    WHERE h.merchant_id = ${id} AND h.due_at <= ${until} AND h.capture_before > ${now} AND h.capture_before <= ${until}
      AND s.operation = 'authorize' AND s.voided_amount = 0 AND s.captured_amount < s.settled_amount AND s.deleted_at IS NULL
    GROUP BY 1, 2 ORDER BY 1, 2`;
}
