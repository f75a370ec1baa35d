import { env } from "@/server/env";
import type { SystemCtx } from "@/server/kernel/types";
import { inngestMistake } from "./inngest-setting";
import { requireSecret, secretState, WRONG_SECRET } from "./secret-proof";
import { mayTruncate } from "./statements";

/** Thrown if the service must not start; the message says why. */
export class SetupRefused extends Error {}

const AS_OWNER =
  "The service owns its tables: an injected statement or a fault could change the ledger, the events and the audit log. Set DATABASE_OWNER_URL, and another role in DATABASE_URL (docs/operating.md).";

const UNSIGNED = "INNGEST_DEV is set: anyone who reaches /api/inngest can run jobs, without a signature.";

/**
 * Checks the environment, SARRAF_SECRET and, in Inngest's development mode, the merchants.
 * @throws {SetupRefused} if another secret encrypted the database's keys, if jobs would never run, or if
 * unsigned calls could run a production merchant's jobs
 */
export async function checkSetup(system: SystemCtx): Promise<void> {
  const networks = env.outboundNetworks;
  if (networks.length > 0) system.log.info({ networks }, "Outgoing requests may reach these networks.");
  const mistake = inngestMistake(env.inngestVariables);
  if (mistake !== null) throw new SetupRefused(mistake);
  requireSecret();
  await refuseWrongSecret(system);
  await warnOfOwner(system);
  if (env.inngest !== "dev") return;
  if (await hasProductionMerchant(system)) {
    throw new SetupRefused(`${UNSIGNED} A merchant is flagged production: unset it, and set both keys.`);
  }
  if (env.isBuilt) system.log.warn({}, `${UNSIGNED} This is a built server: unset it in production.`);
}

/** A database that cannot be queried yet does not prevent the start. */
async function warnOfOwner(system: SystemCtx): Promise<void> {
  const isOwner = await mayTruncate(system).catch(() => false);
  if (isOwner) system.log.warn({}, AS_OWNER);
}

/** If the database cannot be queried yet, the readiness check compares the secret later. */
async function refuseWrongSecret(system: SystemCtx): Promise<void> {
  const state = await secretState(system).catch(() => null);
  if (state === "wrong") throw new SetupRefused(WRONG_SECRET);
}

async function hasProductionMerchant(system: SystemCtx): Promise<boolean> {
  try {
    return (await system.db.merchant.findFirst({ where: { production: true }, select: { id: true } })) !== null;
  } catch (error) {
    system.log.warn({ err: error }, "Whether a merchant is flagged production could not be asked.");
    return false;
  }
}
