import { randomUUID } from "node:crypto";
import { contextFor, systemContext } from "@/server/context";
import { merchantById, merchantsByIds } from "@/server/domain/merchants";
import type { Ctx, Job, JobItem, Slot } from "@/server/kernel/types";
import { inRequest } from "@/server/telemetry/request-scope";
import { timed } from "@/server/telemetry/timed";

/** @throws {NotFound} */
async function serviceContext(merchantId: string): Promise<Ctx> {
  const system = systemContext(randomUUID());
  return contextFor(system, await merchantById(system, merchantId), { kind: "service" });
}

export async function serviceContexts(merchantIds: readonly string[]): Promise<readonly Ctx[]> {
  const system = systemContext(randomUUID());
  const merchants = await merchantsByIds(system, merchantIds);
  return merchants.map((merchant) => contextFor(system, merchant, { kind: "service" }));
}

/** Runs an item as the service, on the merchant's clock. Throws the job's errors. */
export async function runItem(job: Job, item: Pick<JobItem, "merchantId" | "id">, slot?: Slot): Promise<void> {
  const ctx = await serviceContext(item.merchantId);
  const work = { span: `job ${job.name}`, timer: "sarraf_job_item_seconds", attributes: { job: job.name } } as const;
  await inRequest(ctx.requestId, () => timed(work, () => job.run(ctx, item.id, slot)));
}
