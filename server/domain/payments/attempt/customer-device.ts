/** The customer's browser is stored before the first call, because a repeated call must be identical. */
import { gatewayOf, isConnector } from "@/server/domain/gateways";
import type { Attempt } from "@/server/domain/sessions";
import { readJson, writeJson } from "@/server/kernel/exact-json";
import type { Ctx, CustomerDevice, SystemCtx } from "@/server/kernel/types";
import { seal, unseal } from "@/server/secrets";

function needsDevice({ connector, isUnattended }: Pick<Attempt, "connector" | "isUnattended">): boolean {
  return !isUnattended && isConnector(connector) && gatewayOf(connector).capabilities.needsDevice === true;
}

/**
 * @param firstSentAt when the charge was first sent; null at the first call, which alone stores the browser
 * @returns undefined if the gateway does not need the browser's data, or no customer was present
 */
export async function customerDeviceOf(
  ctx: Ctx,
  attempt: Attempt,
  firstSentAt: Date | null,
): Promise<CustomerDevice | undefined> {
  if (!needsDevice(attempt)) return undefined;
  const { id: attemptId, merchantId } = attempt;
  const where = { attemptId, merchantId };
  if (firstSentAt === null && ctx.device !== undefined) {
    const data = { ...where, device: seal(writeJson(ctx.device)), createdAt: ctx.realNow() };
    await ctx.db.attemptDevice.createMany({ data, skipDuplicates: true });
  }
  const row = await ctx.db.attemptDevice.findFirst({ where });
  return row === null ? undefined : (readJson(unseal(row.device)) as CustomerDevice);
}

/**
 * Deletes browsers' data of ended attempts, because a call may store data while another request ends the
 * attempt.
 */
export async function pruneDevices({ db }: SystemCtx): Promise<void> {
  const where = { attempt: { finishedAt: { not: null } } };
  await db.attemptDevice.deleteMany({ where });
  await db.attemptCandidate.deleteMany({ where });
}
