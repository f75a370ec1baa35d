/** Whom each operation of the API's document answers (Spec, "Credentials" 7 to 12). */
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { ENTRIES } from "@/server/api/openapi/entries";
import { SAMPLES } from "@/server/api/openapi/entry";
import {
  createRestrictedKey,
  createUser,
  FIXED_PERMISSIONS,
  NewUser,
  WITHOUT_PERMISSION,
} from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { callRoute, type RouteReply, type RouteRequest } from "@/server/testing/call-route";
import { exampleMerchant, samplesIn } from "@/server/testing/examples";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import * as tokens from "../app/b/auth/v1/token/route";
import { apiOperations } from "./openapi";

type Documented = {
  readonly security: readonly Readonly<Record<string, unknown>>[];
  readonly "x-permissions"?: readonly string[];
  readonly responses: Readonly<Record<string, unknown>>;
};

const DOCUMENT: { readonly paths: Readonly<Record<string, Readonly<Record<string, Documented>>>> } = JSON.parse(
  readFileSync("public/openapi.json", "utf8"),
);

const FORBIDDEN = { detail: "You do not have permission to perform this action." };
/** Restricted keys make no keys, users or webhook endpoints, whatever they hold. */
const MAKING = /^(POST|PATCH) \/b\/merchant\/v1\/(api-keys|restricted-keys|users|webhook-endpoints)\//;
/** They also ask for the checker's role or the operation's permission, before the request is looked up. */
const DECISIONS = /operation-requests\/\{id\}\/(approve|reject|retry)/;

const OPERATIONS = (await apiOperations()).map((operation) => {
  const documented = DOCUMENT.paths[operation.path]?.[operation.verb.toLowerCase()];
  if (documented === undefined) throw new Error(`${operation.verb} ${operation.path} is not documented.`);
  const takes = (kind: string): boolean => documented.security.some((scheme) => kind in scheme);
  return { ...operation, name: `${operation.verb} ${operation.path}`, documented, takes };
});
type Listed = (typeof OPERATIONS)[number];

let merchant: TestMerchant;
let user: { readonly id: number; readonly username: string; readonly token: string };
const PASSWORD = "correct horse battery";

beforeAll(async () => {
  merchant = await testMerchant();
  const username = `each-${merchant.id}`;
  const { id } = await createUser(merchant.ctx, readInput(NewUser, { username, password: PASSWORD }));
  const made = await callRoute(tokens, { method: "POST", body: { username, password: PASSWORD } });
  user = { id, username, token: made.body.token };
});

beforeEach(async () => {
  await merchant.ctx.db.rateCounter.deleteMany({ where: { caller: `user:${user.id}` } });
});

/** The empty request, which changes nothing that another request needs. */
function call({ verb, path, facts, handlers }: Listed, credential: Partial<RouteRequest>): Promise<RouteReply> {
  const names = [...path.matchAll(/\{(\w+)\}/g)].map(([, name = ""]) => name);
  const params = Object.fromEntries(names.map((name) => [name, name === "provider" ? "sarraf" : "x"]));
  return callRoute(handlers as Parameters<typeof callRoute>[0], {
    method: verb as NonNullable<RouteRequest["method"]>,
    path,
    params,
    ...(facts.body !== undefined && { body: {} }),
    ...credential,
  });
}

function expectDocumented({ name, documented }: Listed, { status, text }: RouteReply): void {
  expect(Object.keys(documented.responses), `${name}: ${text}`).toContain(String(status));
}

/** Whether the permissions held suffice for an operation that needs one of `wanted`. */
function suffices(held: readonly string[], wanted: readonly string[]): boolean {
  return wanted.some((needed) => {
    const seen = /^Can view (.+)$/.exec(needed)?.[1];
    const all = seen === undefined ? [needed] : [needed, `Can add ${seen}`, `Can change ${seen}`];
    return all.some((each) => held.includes(each));
  });
}

/** The answers of the operations with the credential of a user or a restricted key. */
async function expectAllowed(
  kind: "basic" | "bearer" | "private_key",
  credential: object,
  { held, operations }: { readonly held: readonly string[]; readonly operations: readonly Listed[] },
): Promise<void> {
  for (const operation of operations) {
    const { name, documented, takes } = operation;
    const reply = await call(operation, credential);
    expectDocumented(operation, reply);
    const wanted = documented["x-permissions"];
    if (documented.security.length === 0) expect([401, 403], name).not.toContain(reply.status);
    else if (!takes(kind)) expect(reply.status, name).toBe(401);
    else if (wanted !== undefined && !suffices(held, wanted))
      expect([reply.status, reply.body], name).toEqual([403, FORBIDDEN]);
    else if (!DECISIONS.test(name) && !(kind === "private_key" && MAKING.test(name)))
      expect([401, 403], `${name}: ${reply.text}`).not.toContain(reply.status);
  }
}

/**
 * The permissions to hold, and the operations to call with them: all operations with none and with all of
 * them; and the operations with the same needs with each permission that suffices alone, and with all others
 * together. The others together are refused only if each of them is.
 */
const NEEDS = [...new Set(OPERATIONS.map(({ documented }) => JSON.stringify(documented["x-permissions"])))];
const HOLDINGS = [
  { name: "nothing", held: [], operations: OPERATIONS },
  { name: "everything", held: FIXED_PERMISSIONS, operations: OPERATIONS },
  ...NEEDS.filter((needs) => needs !== undefined).flatMap((needs) => {
    const operations = OPERATIONS.filter(({ documented }) => JSON.stringify(documented["x-permissions"]) === needs);
    const alone = FIXED_PERMISSIONS.filter((each) => suffices([each], JSON.parse(needs)));
    const others = FIXED_PERMISSIONS.filter((each) => !alone.includes(each));
    return [
      ...alone.map((each) => ({ name: each, held: [each], operations })),
      { name: `all but ${alone.join(", ")}`, held: others, operations },
    ];
  }),
];

describe("the permission of an operation", () => {
  test.each(OPERATIONS.map((each) => [each.name, each] as const))("%s names it, or why there is none", (_, each) => {
    const { needs } = each.facts;
    const reason = typeof needs === "object" && "none" in needs ? WITHOUT_PERMISSION[needs.none] : null;
    expect(each.documented["x-permissions"] === undefined).toBe(reason !== null);
  });
});

describe("without the right credential", () => {
  test("nobody is answered where one is needed", async () => {
    for (const operation of OPERATIONS) {
      const reply = await call(operation, {});
      expectDocumented(operation, reply);
      expect(reply.status === 401, `${operation.name}: ${reply.text}`).toBe(operation.documented.security.length > 0);
    }
  });

  test.each(["Api-Key", "Bearer"])("a public key as %s opens only what takes it", async (scheme) => {
    for (const operation of OPERATIONS) {
      const reply = await call(operation, { headers: { Authorization: `${scheme} ${merchant.publicKey}` } });
      expectDocumented(operation, reply);
      const opens = operation.documented.security.length === 0 || operation.takes("public_key");
      expect(reply.status === 401, `${operation.name}: ${reply.text}`).toBe(!opens);
    }
  });

  test.each(["Api-Key", "Bearer"])("a private key as %s is asked for no permission", async (scheme) => {
    const own = await testMerchant();
    for (const operation of OPERATIONS) {
      const reply = await call(operation, { headers: { Authorization: `${scheme} ${own.privateKey}` } });
      expectDocumented(operation, reply);
      const opens = operation.documented.security.length === 0 || operation.takes("private_key");
      expect(reply.status === 401, `${operation.name}: ${reply.text}`).toBe(!opens);
      expect(reply.status, operation.name).not.toBe(403);
    }
  });

  test("a private key as the user name of Basic opens all but cards, cash and provisioning", async () => {
    const own = await testMerchant();
    for (const operation of OPERATIONS) {
      const reply = await call(operation, { basic: [own.privateKey, ""] });
      const isRefused = /\/(card|cash|cash-payment|osb)\//.test(operation.path);
      const opens = operation.documented.security.length === 0 || (operation.takes("private_key") && !isRefused);
      expect(reply.status === 401, `${operation.name}: ${reply.text}`).toBe(!opens);
    }
  });
});

describe("a user", () => {
  test("without a permission gets 403 everywhere by Basic", async () => {
    await expectAllowed("basic", { basic: [user.username, PASSWORD] }, { held: [], operations: OPERATIONS });
  });

  test.each(HOLDINGS)("who holds $name gets what needs it by token", async (holding) => {
    const permissions = [...holding.held];
    await merchant.ctx.db.merchantUser.update({ where: { id: user.id }, data: { permissions } });
    await expectAllowed("bearer", { headers: { Authorization: `Bearer ${user.token}` } }, holding);
  });
});

describe("a restricted key", () => {
  test.each(HOLDINGS)("that holds $name does what needs it", async (holding) => {
    const input = { name: "k", permissions: [...holding.held], addresses: [], ceiling: null, expiresAt: null };
    const { restricted_key: key } = await createRestrictedKey(merchant.ctx, input);
    await expectAllowed("private_key", { key }, holding);
  });
});

describe("the keys of another merchant", () => {
  /** Names of users and tokens of test cards belong to no merchant. */
  const NO_OBJECTS = [SAMPLES.card, SAMPLES.report, SAMPLES.username, SAMPLES.newUsername];
  const IDS = Object.values(SAMPLES).filter((each) => !NO_OBJECTS.some((other) => other === each));
  const names = (sent: unknown) => IDS.some((id) => new RegExp(`\\b${id}\\b`).test(JSON.stringify(sent) ?? ""));
  const NAMING = Object.entries(ENTRIES).flatMap(([name, entry]) => {
    const found = OPERATIONS.find((each) => each.name === name);
    const example = Object.values(entry.examples).find(({ params, body, query }) => names([params, body, query]));
    return found?.takes("private_key") && example !== undefined ? [[name, found, example] as const] : [];
  });
  let owner: TestMerchant;
  let stranger: TestMerchant;

  beforeAll(async () => {
    [owner, stranger] = [await exampleMerchant(), await exampleMerchant()];
  });

  test("are tried with every object that an operation can name", () => {
    expect(NAMING.length).toBeGreaterThan(40);
  });

  test.each(NAMING)("find nothing by %s", async (_name, operation, { params, body, query, headers }) => {
    let text = JSON.stringify({ params, body, query });
    for (const [sample, real] of await samplesIn(owner, text))
      text = text.replaceAll(new RegExp(`\\b${sample}\\b`, "g"), real);
    const { query: asked, ...sent } = JSON.parse(text);
    const path = `${operation.path}?${new URLSearchParams(asked)}`;
    const theirs = { ...sent, path, key: stranger.privateKey };
    const reply = await call(operation, { ...theirs, headers: { ...headers, "Idempotency-Key": randomUUID() } });
    const isFilter = params === undefined && body === undefined;
    if (isFilter) expect(reply.body.results, reply.text).toEqual([]);
    else expect([404, 400], reply.text).toContain(reply.status);
    if (params !== undefined && names(params)) expect(reply.status, reply.text).toBe(404);
  });
});
