import { randomUUID } from "node:crypto";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { lockMerchant, requirePermission } from "@/server/domain/merchants";
import { Busy, InvalidFields, RateLimited } from "@/server/kernel/errors";
import type { Actor, Ctx, Tx } from "@/server/kernel/types";
import { accountColumns } from "./account-columns";
import type { MethodRecordView } from "./contract/answers";
import type { ProvisionRequest } from "./contract/provisioning";
import { type GatewayRow, gatewayAccount } from "./core/account";
import { freeCode, provisioningWait, suggestedCode } from "./core/provisioning";
import { CODE_TAKEN } from "./create-account";
import { type AccountFields, readGatewayInput } from "./schema";
import { methodRecordView } from "./views";

/** Maximum number of tries to insert an account; one fails only if another request just used the code. */
const TRIES = 5;

type Provisioning = {
  readonly fields: AccountFields;
  readonly code: string | null;
  readonly caller: string;
};

/**
 * Creates a simulated gateway account and returns its discovery record. Audited. The merchant's row is
 * locked, so that parallel requests cannot exceed the limit or get the same code.
 * @throws {Forbidden} without `gateway.add`
 * @throws {InvalidFields} for contradicting fields, or a used code
 * @throws {RateLimited} after five successes of this caller within an hour of the merchant's clock (Spec,
 * "Limits")
 */
export async function provisionGateway(ctx: Ctx, request: ProvisionRequest): Promise<MethodRecordView> {
  requirePermission(ctx.actor, "gateway.add");
  const { code, ...input } = request;
  const fields = readGatewayInput({ ...input, code: code ?? suggestedCode(input.name) });
  const provisioning = { fields, code, caller: callerOf(ctx.actor) };
  const row = await transaction(ctx.db, (tx) => provisionLocked(ctx, tx, provisioning));
  return methodRecordView(gatewayAccount(row), ctx.merchant.baseUrl);
}

async function provisionLocked(ctx: Ctx, tx: Tx, provisioning: Provisioning): Promise<GatewayRow> {
  const merchantId = ctx.merchant.id;
  await lockMerchant(tx, merchantId);
  for (let tries = 0; tries < TRIES; tries += 1) {
    const accounts = await tx.gateway.findMany({
      where: { merchantId },
      select: { code: true, provisionedBy: true, provisionedAt: true },
    });
    const now = ctx.now();
    const own = accounts.flatMap((account) =>
      account.provisionedBy === provisioning.caller && account.provisionedAt !== null ? account.provisionedAt : [],
    );
    const wait = provisioningWait(own, now);
    if (wait !== null) throw new RateLimited(wait);
    const code = provisioning.code ?? freeCode(provisioning.fields.code, new Set(accounts.map((each) => each.code)));
    const row = await insert(tx, { ...provisioning, merchantId, code, now });
    if (row !== null) {
      await recordAudit(ctx, tx, { action: "gateway.provisioned", objectId: row.code, after: { name: row.name } });
      return row;
    }
    if (provisioning.code !== null) throw new InvalidFields(CODE_TAKEN);
  }
  throw new Busy();
}

type NewRow = Provisioning & { readonly merchantId: string; readonly code: string; readonly now: Date };

/** Inserts the account; null if the code is used, without aborting the transaction. */
async function insert(tx: Tx, { fields, caller, merchantId, code, now }: NewRow): Promise<GatewayRow | null> {
  const columns = { ...accountColumns(fields), code, provisionedBy: caller, provisionedAt: now };
  const data = { id: randomUUID(), merchantId, ...columns };
  const [row] = await tx.gateway.createManyAndReturn({ data: [data], skipDuplicates: true });
  return row ?? null;
}

/** Identifies the caller whose successes are counted: a key pair, or a user with any token. */
export function callerOf(actor: Actor): string {
  if (actor.kind === "user") return `user:${actor.id}`;
  if (actor.kind === "private_key" || actor.kind === "restricted_key") return `key:${actor.keyId}`;
  throw new Error(`Provisioning is not open to a ${actor.kind}.`);
}
