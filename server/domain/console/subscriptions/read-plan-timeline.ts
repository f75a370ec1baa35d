import type { ChargeMail, SubscriptionView } from "@/server/domain/subscriptions";
import type { Ctx } from "@/server/kernel/types";

/** An entry of a subscription's timeline. `kind` is a message key, `at` is ISO 8601. */
export type PlanEntry = {
  readonly id: string;
  readonly at: string;
  /** `created`, `reminded`, or an event of the subscription's state machine. */
  readonly kind: string;
  /** The recorded state change, such as `active → past_due`, or null. */
  readonly step: readonly [from: string, to: string] | null;
  readonly cycle: number | null;
};

const MOST = 100;

export async function readPlanTimeline(
  ctx: Ctx,
  { id, created_at: createdAt }: SubscriptionView,
  mails: readonly ChargeMail[],
): Promise<readonly PlanEntry[]> {
  const where = { machine: "subscription", objectId: id, merchantId: ctx.merchant.id };
  const steps = await ctx.db.stateChange.findMany({ where, orderBy: { id: "desc" }, take: MOST });
  const entries: PlanEntry[] = [
    ...steps.map(({ id: number, event, from, to, at }) => ({
      id: String(number),
      at: at.toISOString(),
      kind: event,
      step: from === to ? null : ([from, to] as const),
      cycle: null,
    })),
    ...mails.flatMap(({ id: mail, kind, cycleNumber, sentAt }) =>
      kind === "upcoming_charge" ? { id: mail, at: sentAt, kind: "reminded", step: null, cycle: cycleNumber } : [],
    ),
    { id, at: createdAt, kind: "created", step: null, cycle: null },
  ];
  return entries.sort((one, other) => (one.at < other.at ? 1 : one.at > other.at ? -1 : 0)).slice(0, MOST);
}
