/** The setup of database tests: a separate merchant per test, statement counts, connections. */
import { randomBytes, randomUUID } from "node:crypto";
import pg from "pg";
import { contextFor, merchantFacts } from "@/server/context";
import { database } from "@/server/db/client";
import type { Prisma } from "@/server/db/generated/client";
import { env } from "@/server/env";
import { prefixed, sha256 } from "@/server/kernel/ids";
import type { Actor, Ctx } from "@/server/kernel/types";
import { logger } from "@/server/log";
import { seal } from "@/server/secrets";
import { witnessStatements } from "@/server/telemetry/timed";

/** A merchant of a single test, with the context of its private key. */
export type TestMerchant = {
  readonly id: string;
  readonly ctx: Ctx;
  readonly privateKey: string;
  readonly publicKey: string;
  readonly hmacKey: string;
  readonly webhookSecret: string;
  /** The context of the same merchant with another actor or clock. */
  readonly as: (change: { actor?: Actor; now?: () => Date }) => Ctx;
};

type Choices = {
  readonly merchant?: Partial<Prisma.MerchantUncheckedCreateInput>;
  /**
   * Gateway accounts instead of the default `sandbox`, each with changed columns; an empty list creates none.
   */
  readonly gateways?: readonly Partial<Prisma.GatewayUncheckedCreateInput>[];
};

const CURRENCIES = ["KWD", "USD", "SAR", "AED", "BHD", "EGP", "JPY"];

/** The seeded gateway account `sandbox` (decision 0055), with changed columns. */
export function sandboxGateway(
  merchantId: string,
  change: Partial<Prisma.GatewayUncheckedCreateInput> = {},
): Prisma.GatewayUncheckedCreateInput {
  return {
    id: `gw_${randomBytes(12).toString("hex")}`,
    merchantId,
    code: "sandbox",
    name: "Sandbox",
    connector: "sarraf_sandbox",
    defaultCurrency: "KWD",
    acceptedCurrencies: CURRENCIES,
    operation: "purchase",
    operations: ["refund"],
    isTokenizable: true,
    autoDebitEnabled: true,
    plugins: ["e_commerce", "payment_request"],
    walletProviders: ["wallet_sarraf"],
    ...change,
  };
}

/** Inserts a merchant with a key pair and gateway accounts, which other tests do not use. */
export async function testMerchant(choices: Choices = {}): Promise<TestMerchant> {
  const db = database();
  const id = `mer_${randomBytes(12).toString("hex")}`;
  const keyId = `key_${randomBytes(12).toString("hex")}`;
  const [privateKey, publicKey] = [prefixed("sk", randomBytes(25)), prefixed("pk", randomBytes(25))];
  const hmacKey = randomBytes(32).toString("hex");
  const webhookSecret = `whsec_${randomBytes(24).toString("base64")}`;
  const row = await db.merchant.create({
    data: {
      id,
      name: "Test Merchant",
      webhookHmacKey: seal(hmacKey),
      webhookSecret: seal(webhookSecret),
      ...choices.merchant,
    },
  });
  // A nested create of merchant and key would use a transaction and read the merchant again.
  const digests = { privateDigest: sha256(privateKey), publicDigest: sha256(publicKey) };
  await db.apiKey.create({ data: { id: keyId, merchantId: id, name: "test", ...digests }, select: { id: true } });
  const wanted = choices.gateways ?? [{}];
  await db.gateway.createMany({ data: wanted.map((change) => sandboxGateway(id, change)) });
  const facts = merchantFacts(row);
  const requestId = randomUUID();
  const system = { db, realNow: () => new Date(), log: logger(), requestId, patience: 0.1 };
  const ctx = contextFor(system, facts, { kind: "private_key", keyId });
  const as: TestMerchant["as"] = ({ actor, now }) => ({ ...ctx, actor: actor ?? ctx.actor, now: now ?? ctx.now });
  return { id, ctx, privateKey, publicKey, hmacKey, webhookSecret, as };
}

/** An executed statement. */
export type SentStatement = { readonly sql: string; readonly params: readonly unknown[] };

/**
 * Runs `work` and returns its result, statements and number of round trips. BEGIN, COMMIT, ROLLBACK and
 * SAVEPOINT are not counted. Nothing else may use the client meanwhile.
 */
export async function countStatements<T>(
  work: () => Promise<T>,
): Promise<{ result: T; statements: string[]; sent: readonly SentStatement[]; roundTrips: number }> {
  const all: SentStatement[] = [];
  let roundTrips = 0;
  witnessStatements((together) => {
    roundTrips += 1;
    all.push(...together.map(({ text: sql, values: params }) => ({ sql, params })));
  });
  try {
    const result = await work();
    const sent = all.filter(({ sql }) => !/^\s*(BEGIN|COMMIT|ROLLBACK|SAVEPOINT|RELEASE|SET)\b/i.test(sql));
    return { result, statements: sent.map(({ sql }) => sql), sent, roundTrips };
  } finally {
    witnessStatements(null);
  }
}

/** Opens two connections outside the pool, one of them to hold a lock. */
export async function twoConnections<T>(work: (first: pg.Client, second: pg.Client) => Promise<T>): Promise<T> {
  const clients = [0, 1].map(() => new pg.Client({ connectionString: env.databaseUrl }));
  const [first, second] = clients;
  if (first === undefined || second === undefined) throw new Error("unreachable");
  try {
    await Promise.all(clients.map((client) => client.connect()));
    return await work(first, second);
  } finally {
    await Promise.all(clients.map((client) => client.end()));
  }
}
