import type { Ctx, Job } from "@/server/kernel/types";
import { JOBS } from "./registry";

/** A due item; `at` is ISO 8601 on the merchant's clock, in the past for an overdue item. */
export type DueView = { readonly job: string; readonly id: string; readonly at: string };

const FAR_MS = 10 * 366 * 86_400_000;

export async function nextDue(ctx: Ctx, limit: number, jobs: readonly Job[] = JOBS): Promise<readonly DueView[]> {
  const scope = { merchantId: ctx.merchant.id, until: new Date(ctx.realNow().getTime() + FAR_MS) };
  const found = await Promise.all(jobs.map((job) => job.due(ctx, scope, limit)));
  const items = found.flatMap((own, index) =>
    own.map(({ id, dueAt }) => ({ job: jobs[index]?.name ?? "", id, dueAt })),
  );
  return items
    .sort((a, b) => a.dueAt.getTime() - b.dueAt.getTime())
    .slice(0, limit)
    .map(({ job, id, dueAt }) => ({ job, id, at: new Date(dueAt.getTime() + ctx.merchant.clockOffset).toISOString() }));
}
