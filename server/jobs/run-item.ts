/** Runs items of a job as the service, on their merchant's clock. */
import { randomUUID } from "node:crypto";
import { contextFor, systemContext } from "@/server/context";
import { merchantById } from "@/server/domain/merchants";
import type { Ctx, Job, JobItem, Slot } from "@/server/kernel/types";

/** The service's own context for a merchant. @throws {NotFound} when there is none of that id */
export async function serviceContext(merchantId: string): Promise<Ctx> {
  const system = systemContext(randomUUID());
  return contextFor(system, await merchantById(system, merchantId), { kind: "service" });
}

/** Loads the merchant and acts. Throws what the job throws. */
export async function runItem(job: Job, item: Pick<JobItem, "merchantId" | "id">, slot?: Slot): Promise<void> {
  await job.run(await serviceContext(item.merchantId), item.id, slot);
}
