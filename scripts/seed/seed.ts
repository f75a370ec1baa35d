/** Creates the sandbox merchant once, and keeps its credentials file correct. */

import { randomBytes } from "node:crypto";
import { contextFor, merchantFacts } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import { allGateways, createGatewayAccount } from "@/server/domain/gateways";
import {
  authenticate,
  type CredentialKind,
  createApiKey,
  createMerchant,
  createUser,
  FIXED_PERMISSIONS,
  gatewayPermission,
  NewApiKey,
  NewUser,
  renewWebhookKeys,
  UserPatch,
  updateUser,
  type WebhookKeys,
  webhookKeys,
} from "@/server/domain/merchants";
import { AppError } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { type Credentials, readCredentials, writeCredentials } from "./credentials-file";
import { GATEWAYS } from "./gateways";

const NAME = "Dar Books";
const USERNAME = "dar.books";
/** Advisory lock that keeps two processes from seeding one database at once; the number is arbitrary. */
const LOCK = 5_264_001;

async function callerOf(system: SystemCtx, authorization: string, kind: CredentialKind) {
  const request = { authorization, accepts: [kind], rateClass: "general" as const, address: "seed" };
  return authenticate(system, request).catch((error: unknown) => {
    if (error instanceof AppError) return null;
    throw error;
  });
}

async function ensureGateways(ctx: Ctx): Promise<readonly string[]> {
  const codes = (await allGateways(ctx)).map(({ code }) => code);
  const missing = GATEWAYS.filter(({ code }) => !codes.includes(code));
  for (const gateway of missing) await createGatewayAccount(ctx, gateway);
  return [...codes, ...missing.map(({ code }) => code)];
}

type Keys = Pick<Credentials, "private_key" | "public_key">;

/** Creates new API keys unless both keys are valid and belong to the seeded merchant. */
async function ensureKeys(ctx: Ctx, known: Credentials): Promise<Keys> {
  const secret = await callerOf(ctx, `Api-Key ${known.private_key}`, "private_key");
  const open = await callerOf(ctx, `Api-Key ${known.public_key}`, "public_key");
  const actors = [secret?.actor, open?.actor].map((actor) => (actor && "keyId" in actor ? actor.keyId : null));
  if (secret?.merchant.id === ctx.merchant.id && actors[0] === actors[1]) return known;
  return createApiKey(ctx, readInput(NewApiKey, { name: "npm start" }));
}

type User = Pick<Credentials, "username" | "password">;

/**
 * If the stored password is wrong, the seeded user gets a new password and every permission except the
 * checker's.
 */
async function ensureUser(ctx: Ctx, known: Credentials, codes: readonly string[]): Promise<User> {
  const permissions = [...FIXED_PERMISSIONS, ...codes.map(gatewayPermission)];
  const row = await ctx.db.merchantUser.findUnique({ where: { username: USERNAME } });
  const fresh = randomBytes(18).toString("base64url");
  if (row === null) {
    await createUser(ctx, readInput(NewUser, { username: USERNAME, password: fresh, permissions }));
    return { username: USERNAME, password: fresh };
  }
  // The password of a user with a second factor is not tested, because such a user can sign in only on the
  // console.
  if (known.username === USERNAME && (await ctx.db.secondFactor.count({ where: { userId: row.id } })) > 0) return known;
  const basic = Buffer.from(`${USERNAME}:${known.password}`).toString("base64");
  const fits = known.username === USERNAME && (await callerOf(ctx, `Basic ${basic}`, "basic")) !== null;
  const right = !row.isChecker && permissions.every((permission) => row.permissions.includes(permission));
  const patch = { ...(fits ? {} : { password: fresh }), ...(right ? {} : { permissions, is_checker: false }) };
  if (!fits || !right) await updateUser(ctx, String(row.id), readInput(UserPatch, patch));
  return { username: USERNAME, password: fits ? known.password : fresh };
}

/** Creates new webhook keys if another SARRAF_SECRET encrypted the stored keys. */
async function ensureWebhookKeys(ctx: Ctx): Promise<WebhookKeys> {
  const row = await ctx.db.merchant.findUniqueOrThrow({ where: { id: ctx.merchant.id } });
  try {
    return webhookKeys(row);
  } catch {
    return renewWebhookKeys(ctx);
  }
}

async function seededMerchant(system: SystemCtx): Promise<Ctx | null> {
  if ((await system.db.merchant.count({ where: { seeded: false } })) > 0) return null;
  const find = () => system.db.merchant.findFirst({ where: { seeded: true }, orderBy: { createdAt: "asc" } });
  if ((await find()) === null) await createMerchant(system, { name: NAME }, { seeded: true });
  const row = await find();
  return row && contextFor(system, merchantFacts(row), { kind: "service" });
}

/**
 * Seeds the database, unless the database has merchants that were not seeded.
 * @returns a sentence that says what was done
 */
export async function seed(system: SystemCtx, path: string): Promise<string> {
  return transaction(system.db, async (tx) => {
    await tx.$executeRaw`SELECT pg_advisory_xact_lock(${LOCK})`;
    const ctx = await seededMerchant(system);
    if (ctx === null) return "The database has other merchants; nothing was seeded.";
    const known = readCredentials(path);
    const codes = await ensureGateways(ctx);
    const { private_key, public_key } = await ensureKeys(ctx, known);
    const { username, password } = await ensureUser(ctx, known, codes);
    const { hmacKey, webhookSecret } = await ensureWebhookKeys(ctx);
    const credentials: Credentials = {
      base_url: ctx.merchant.baseUrl,
      merchant_id: ctx.merchant.id,
      private_key,
      public_key,
      username,
      password,
      webhook_hmac_key: hmacKey,
      webhook_secret: webhookSecret,
    };
    writeCredentials(path, credentials);
    return JSON.stringify(known) === JSON.stringify(credentials) ? "Verified." : `Wrote ${path}.`;
  });
}
