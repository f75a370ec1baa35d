import { randomUUID } from "node:crypto";
import { isUniqueViolation } from "@/server/db/transactions/errors";
import { InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { accountColumns } from "./account-columns";
import { type GatewayAccount, gatewayAccount } from "./core/account";
import { type GatewayInput, readGatewayInput } from "./schema";

export const CODE_TAKEN = { code: ["A payment gateway with this code already exists."] };

/** @throws {InvalidFields} if a field is invalid or the code is used */
export async function createGatewayAccount(ctx: Ctx, input: GatewayInput): Promise<GatewayAccount> {
  const fields = readGatewayInput(input);
  try {
    const row = await ctx.db.gateway.create({
      data: { id: randomUUID(), merchantId: ctx.merchant.id, ...accountColumns(fields) },
    });
    return gatewayAccount(row);
  } catch (error) {
    if (isUniqueViolation(error)) throw new InvalidFields(CODE_TAKEN);
    throw error;
  }
}
