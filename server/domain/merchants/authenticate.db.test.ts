import { type JWTPayload, SignJWT } from "jose";
import { afterEach, describe, expect, test, vi } from "vitest";
import { database } from "@/server/db/client";
import { enforce, isExhausted } from "@/server/domain/limits";
import { RateLimited, Unauthenticated } from "@/server/kernel/errors";
import { secretKey } from "@/server/secrets";
import { countStatements, testMerchant } from "@/server/testing/harness";
import { type AuthenticationRequest, authenticate } from "./authenticate";
import { NewUser, UserPatch } from "./contract/people";
import { createUser } from "./create-user";
import { deleteUser } from "./delete-user";
import { issueToken } from "./issue-token";
import { updateUser } from "./update-user";

const PASSWORD = "correct horse";
let counter = 0;
const fresh = (): string => `auth.${Date.now()}.${process.pid}.${++counter}`;

async function world() {
  const merchant = await testMerchant();
  const address = fresh();
  const ask = (authorization: string | null, change: Partial<AuthenticationRequest> = {}) =>
    authenticate(merchant.ctx, {
      authorization,
      accepts: ["private_key", "public_key", "basic", "bearer"],
      rateClass: "general",
      address,
      ...change,
    });
  const newUser = (permissions: string[] = []) =>
    createUser(merchant.ctx, NewUser.parse({ username: fresh(), password: PASSWORD, permissions }));
  return { ...merchant, ask, newUser, address };
}

const basic = (username: string, password = PASSWORD): string =>
  `Basic ${Buffer.from(`${username}:${password}`).toString("base64")}`;

async function refusal(promise: Promise<unknown>): Promise<Error> {
  const thrown = await promise.then(
    () => null,
    (error: unknown) => error,
  );
  if (!(thrown instanceof Error)) throw new Error("Nothing was refused.");
  return thrown;
}

describe("keys", () => {
  test("name their merchant and kind in one statement", async () => {
    const { ask, privateKey, publicKey, id } = await world();
    const { result, statements } = await countStatements(() => ask(`Api-Key ${privateKey}`));
    expect(result).toMatchObject({ actor: { kind: "private_key" }, merchant: { id } });
    expect(statements).toHaveLength(1);
    expect(await ask(`api-key ${publicKey}`)).toMatchObject({ actor: { kind: "public_key" }, merchant: { id } });
  });

  test("of the other kind are refused, even without their prefix", async () => {
    const { ask, privateKey, publicKey } = await world();
    expect((await refusal(ask(`Api-Key ${publicKey}`, { accepts: ["private_key"] }))).message).toBe(
      "A public API key is not accepted here.",
    );
    expect((await refusal(ask(`Api-Key ${privateKey}`, { accepts: ["public_key"] }))).message).toBe(
      "A private key is not accepted here.",
    );
    const { quotas } = await ask(`Api-Key ${privateKey}`);
    expect(quotas).toMatchObject([{ rateClass: "general", limit: 90_000, used: 2 }]);
  });

  test("of a pair are counted apart, the public one for each address and also by minute", async () => {
    const { ask, privateKey, publicKey } = await world();
    const [one, other] = ["2001:db8::1", "2001:db8:1::1"];
    const used = async (key: string, address: string) =>
      (await ask(`Api-Key ${key}`, { address })).quotas.map((each) => [each.rateClass, each.limit, each.used]);
    const publicLimits = (count: number) => [
      ["general", 90_000, count],
      ["public", 600, count],
    ];
    expect(await used(publicKey, one)).toEqual(publicLimits(1));
    expect(await used(publicKey, "2001:db8::2")).toEqual(publicLimits(2));
    expect(await used(publicKey, other)).toEqual(publicLimits(1));
    await refusal(ask(`Api-Key ${publicKey}`, { accepts: ["private_key"], address: one }));
    expect(await used(privateKey, one)).toEqual([["general", 90_000, 1]]);
  });

  test("tried a hundred times from one address: other unknown ones are refused, right ones are not", async () => {
    const { ask, privateKey, publicKey, newUser, ctx, address } = await world();
    const user = await newUser();
    const { token } = await issueToken(ctx, { username: user.username, password: PASSWORD }, fresh());
    await database().rateCounter.create({
      data: {
        caller: `address:${address}`,
        class: "failed_auth",
        windowStart: new Date(Math.floor(Date.now() / 900_000) * 900_000),
        count: 99,
      },
    });
    expect(await refusal(ask("Api-Key sk_guess"))).toBeInstanceOf(Unauthenticated);
    expect(await refusal(ask("Api-Key sk_guess"))).toBeInstanceOf(RateLimited);
    expect(await refusal(ask("Bearer guess"))).toBeInstanceOf(RateLimited);
    for (const right of [`Api-Key ${privateKey}`, `Api-Key ${publicKey}`, basic(user.username), `Bearer ${token}`])
      expect((await ask(right)).merchant.id).toBe(ctx.merchant.id);
    expect(await refusal(ask("Api-Key sk_guess", { address: fresh() }))).toBeInstanceOf(Unauthenticated);
  });
});

describe("limits", () => {
  test("a utility call counts twice, and the eleventh in a minute is refused", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2030-01-01T00:00:10Z") });
    const { ask, privateKey } = await world();
    for (let i = 1; i <= 10; i += 1) enforce((await ask(`Api-Key ${privateKey}`, { rateClass: "utility" })).quotas);
    const { quotas } = await ask(`Api-Key ${privateKey}`, { rateClass: "utility" });
    expect(quotas.map(({ rateClass, used }) => [rateClass, used])).toEqual([
      ["general", 11],
      ["utility", 11],
    ]);
    expect(() => enforce(quotas)).toThrow("Request was throttled. Expected available in 50 seconds.");
    vi.setSystemTime(new Date("2030-01-01T00:01:00Z"));
    enforce((await ask(`Api-Key ${privateKey}`, { rateClass: "utility" })).quotas);
  });

  test("parallel requests are all counted", async () => {
    const { ask, privateKey } = await world();
    await Promise.all(Array.from({ length: 40 }, () => ask(`Api-Key ${privateKey}`, { rateClass: "utility" })));
    expect((await ask(`Api-Key ${privateKey}`)).quotas[0]?.used).toBe(41);
  });

  test("simultaneous requests are counted by one statement, and each gets a different number", async () => {
    const { ask, privateKey, publicKey } = await world();
    const { result, statements } = await countStatements(() =>
      Promise.all([
        ...Array.from({ length: 12 }, () => ask(`Api-Key ${privateKey}`, { rateClass: "utility" })),
        ask(`Api-Key ${publicKey}`, { rateClass: "utility" }),
      ]),
    );
    expect(statements).toHaveLength(2);
    const own = result.slice(0, 12);
    const used = own.map(({ quotas }) => quotas.map((each) => each.used));
    expect(used.map(([general, utility]) => (general ?? 0) - (utility ?? 0))).toEqual(own.map(() => 0));
    const all = own.map(({ quotas }) => quotas[1]?.used ?? 0).sort((a, b) => a - b);
    expect(all).toEqual(Array.from({ length: 12 }, (_, index) => index + 1));
    expect(result[12]?.quotas.map((each) => each.used)).toEqual([1, 1, 1]);
    expect(own.filter(({ quotas }) => isExhausted(quotas)).length).toBeGreaterThanOrEqual(2);
  });
});

describe("Basic", () => {
  test("carries the user and its permissions, in one statement if the password is remembered, else in four", async () => {
    const { ask, newUser, id } = await world();
    const user = await newUser(["wallet.view"]);
    const first = await countStatements(() => ask(basic(user.username)));
    expect(first.statements).toHaveLength(4);
    const { result, statements } = await countStatements(() => ask(basic(user.username)));
    expect(result).toMatchObject({
      actor: { kind: "user", via: "basic", id: user.id, username: user.username, permissions: ["wallet.view"] },
      merchant: { id },
    });
    expect(statements).toHaveLength(1);
  });

  test("a changed permission, password or a deleted user counts from the next request on", async () => {
    const { ask, newUser, ctx } = await world();
    const user = await newUser(["wallet.view"]);
    await ask(basic(user.username));
    await updateUser(ctx, String(user.id), UserPatch.parse({ permissions: [] }));
    expect((await ask(basic(user.username))).actor).toMatchObject({ permissions: [] });
    await updateUser(ctx, String(user.id), UserPatch.parse({ password: "another stable" }));
    expect((await refusal(ask(basic(user.username)))).message).toBe("Invalid username/password.");
    await ask(basic(user.username, "another stable"));
    await deleteUser(ctx, String(user.id));
    expect(await refusal(ask(basic(user.username, "another stable")))).toBeInstanceOf(Unauthenticated);
  });

  test("a wrong password uses up nothing of the user's limit", async () => {
    const { ask, newUser } = await world();
    const user = await newUser();
    await refusal(ask(basic(user.username, "wrong")));
    await refusal(ask(basic(user.username, "wrong"), { rateClass: "utility" }));
    expect((await ask(basic(user.username), { rateClass: "utility" })).quotas.map(({ used }) => used)).toEqual([1, 1]);
  });

  test("a wrong password at midnight is taken from the day on which it was counted", async () => {
    const { ctx, newUser, address } = await world();
    const user = await newUser();
    const days = [new Date("2031-01-01T23:59:59Z"), new Date("2031-01-02T00:00:00Z")];
    const [, next] = days;
    const request = { authorization: basic(user.username, "wrong"), accepts: ["basic"], address } as const;
    const system = { ...ctx, realNow: () => days.shift() ?? next ?? new Date() };
    await refusal(authenticate(system, { ...request, rateClass: "general" }));
    const counters = await ctx.db.rateCounter.findMany({ where: { caller: `user:${user.id}` } });
    expect(counters.map(({ count, windowStart }) => [count, windowStart.toISOString()])).toEqual([
      [0, "2031-01-01T00:00:00.000Z"],
    ]);
  });

  test("forty requests at once with the right password all pass", async () => {
    const { ask, newUser } = await world();
    const { username } = await newUser();
    const all = await Promise.all(Array.from({ length: 40 }, () => ask(basic(username))));
    expect(all).toHaveLength(40);
  });
});

describe("Bearer", () => {
  test("our own token works for an hour and until the password changes", async () => {
    const { ask, newUser, ctx } = await world();
    const user = await newUser(["wallet.view"]);
    const { token } = await issueToken(ctx, { username: user.username, password: PASSWORD }, fresh());
    expect((await ask(`Bearer ${token}`)).actor).toMatchObject({
      via: "bearer",
      id: user.id,
      permissions: ["wallet.view"],
    });
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 3_601_000 });
    expect((await refusal(ask(`Bearer ${token}`))).message).toBe("Token has expired.");
    vi.useRealTimers();
    await updateUser(ctx, String(user.id), UserPatch.parse({ password: "another stable" }));
    expect((await refusal(ask(`Bearer ${token}`))).message).toBe("Invalid token.");
  });

  test.each([
    ["a forged signature", async () => sign({ sub: "1", pwd: 0 }, new Uint8Array(32))],
    ["another audience", async () => sign({ sub: "1", pwd: 0, aud: "other" }, secretKey("jwt"))],
    ["no end", async () => sign({ sub: "1", pwd: 0, exp: undefined }, secretKey("jwt"))],
    ["alg none", async () => `${btoa('{"alg":"none"}')}.${btoa('{"sub":"1"}')}.`],
    ["nonsense", async () => "x.y.z"],
  ])("%s is refused", async (_, make) => {
    const { ask } = await world();
    expect((await refusal(ask(`Bearer ${await make()}`))).message).toBe("Invalid token.");
  });
});

function sign(change: JWTPayload, key: Uint8Array): Promise<string> {
  const payload = { iss: "sarraf", aud: "sarraf", exp: Math.floor(Date.now() / 1000) + 60, ...change };
  return new SignJWT(payload).setProtectedHeader({ alg: "HS256" }).sign(key);
}

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllEnvs();
});
