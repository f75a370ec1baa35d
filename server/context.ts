import { randomUUID } from "node:crypto";
import { database } from "@/server/db/client";
import { type BrandingRow, brandingOf } from "@/server/kernel/brand";
import type { Actor, Ctx, Language, MerchantFacts, SystemCtx } from "@/server/kernel/types";
import { LANGUAGES, wordOf } from "@/server/kernel/words";
import { env } from "./env";
import { logOf } from "./log";

export type MerchantRow = BrandingRow & {
  id: string;
  name: string;
  timezone: string;
  region: string;
  defaultLanguage: string;
  production: boolean;
  baseUrl: string | null;
  webhookUrl: string | null;
  allowedOrigins: readonly string[];
  redirectSchemes: readonly string[];
  sessionLifetime: number;
  expireTransactions: boolean;
  operationApprovalEnabled: boolean;
  approvalAmounts: unknown;
  keysAdminister: boolean;
  clockOffset: bigint | number;
  apiVersion: string;
};

export function merchantFacts(row: MerchantRow): MerchantFacts {
  return {
    id: row.id,
    name: row.name,
    timezone: row.timezone,
    region: row.region,
    defaultLanguage: asLanguage(row.defaultLanguage),
    production: row.production,
    baseUrl: row.baseUrl ?? env.baseUrl,
    webhookUrl: row.webhookUrl,
    allowedOrigins: row.allowedOrigins,
    redirectSchemes: row.redirectSchemes,
    sessionLifetime: row.sessionLifetime,
    expireTransactions: row.expireTransactions,
    operationApprovalEnabled: row.operationApprovalEnabled,
    approvalAmounts: amountsIn(row.approvalAmounts),
    keysAdminister: row.keysAdminister,
    clockOffset: row.production ? 0 : Number(row.clockOffset),
    branding: brandingOf(row),
    apiVersion: row.apiVersion,
  };
}

function amountsIn(column: unknown): Readonly<Record<string, string>> {
  return column as Readonly<Record<string, string>>;
}

function asLanguage(text: string): Language {
  return wordOf(LANGUAGES, text, "language");
}

/** The context of a page, job driver or script while the merchant is unknown. */
export function systemContext(requestId: string = randomUUID()): SystemCtx {
  return { db: database(), realNow: () => new Date(), log: logOf(requestId), requestId };
}

export function contextFor(system: SystemCtx, merchant: MerchantFacts, actor: Actor): Ctx {
  return {
    ...system,
    merchant,
    actor,
    now: () => new Date(system.realNow().getTime() + merchant.clockOffset),
  };
}
