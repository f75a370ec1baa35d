import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { RateLimited, Unauthenticated } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import {
  appCode,
  consoleCtx,
  consoleUser,
  enrol,
  outcomes,
  PASSWORD,
  seatOf,
  signedIn,
  someAddress,
  trySignIn,
} from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import {
  authenticate,
  type ConsoleCtx,
  changeOwnPassword,
  confirmCode,
  deleteUser,
  issueToken,
  signOut,
  UserPatch,
  updateUser,
} from "..";

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant();
});

const change = (ctx: ConsoleCtx, patch: object) =>
  updateUser(merchant.ctx, String(ctx.actor.id), readInput(UserPatch, patch));
const minutesLater = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const wayOf = (username: string) => ({
  basic: () =>
    authenticate(merchant.ctx, {
      authorization: `Basic ${Buffer.from(`${username}:${PASSWORD}`).toString("base64")}`,
      accepts: ["basic"],
      rateClass: "general",
      address: someAddress(),
    }),
  token: () => issueToken(merchant.ctx, { username, password: PASSWORD }, someAddress()),
});

describe("signing in", () => {
  test("a password opens a session whose token is stored as a digest alone", async () => {
    const { username, id } = await consoleUser(merchant);
    const { token, needs } = await trySignIn(username);
    expect(needs).toBeNull();
    const ctx = await consoleCtx(token);
    expect(ctx).toMatchObject({
      actor: { id, via: "console" },
      merchant: { id: merchant.id },
      console: { isOpen: true },
    });
    const rows = await database().consoleSession.findMany({ where: { userId: id } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
  });

  test("an unknown name, a wrong password and a user without console.access get one answer", async () => {
    const plain = await consoleUser(merchant, []);
    const known = await consoleUser(merchant);
    const refusals = await Promise.all([
      trySignIn("nobody-of-this-name").catch((error: unknown) => error),
      trySignIn(known.username, { password: "wrong password" }).catch((error: unknown) => error),
      trySignIn(plain.username).catch((error: unknown) => error),
    ]);
    for (const refusal of refusals) expect(refusal).toEqual(new Unauthenticated("Invalid username/password."));
  });
});

describe("a session ends", () => {
  test.each([
    [59, true],
    [61, false],
  ])("%i minutes after it was last seen: still there %s", async (minutes, there) => {
    const { token } = await trySignIn((await consoleUser(merchant)).username);
    expect((await seatOf(token, minutesLater(minutes))) !== null).toBe(there);
  });

  test("twelve hours after it began, however busy", async () => {
    const { token } = await trySignIn((await consoleUser(merchant)).username);
    for (let minutes = 50; minutes < 12 * 60; minutes += 50)
      expect(await seatOf(token, minutesLater(minutes))).not.toBeNull();
    expect(await seatOf(token, minutesLater(12 * 60 + 1))).toBeNull();
  });

  test.each([
    ["the user signs out", (ctx: ConsoleCtx) => signOut(ctx)],
    ["an administrator changes the password", (ctx) => change(ctx, { password: "another password" })],
    ["console.access is lost", (ctx) => change(ctx, { permissions: [] })],
    ["the user is deleted", (ctx) => deleteUser(merchant.ctx, String(ctx.actor.id))],
  ] as const satisfies readonly (readonly [string, (ctx: ConsoleCtx) => Promise<unknown>])[])(
    "when %s",
    async (_name, end) => {
      const { token } = await trySignIn((await consoleUser(merchant)).username);
      await end(await consoleCtx(token));
      expect(await seatOf(token)).toBeNull();
    },
  );

  test("everywhere else when the user changes the password; this one goes on under a new token", async () => {
    const { username } = await consoleUser(merchant);
    const [here, there] = [await trySignIn(username), await trySignIn(username)];
    const token = await changeOwnPassword(await consoleCtx(here.token), { current: PASSWORD, next: "another horse" });
    expect([await seatOf(here.token), await seatOf(there.token)]).toEqual([null, null]);
    expect(await seatOf(token)).not.toBeNull();
  });
});

describe("the second factor", () => {
  test("opens the session with a code, once, under a new token", async () => {
    const ctx = await signedIn(merchant);
    const { secret } = await enrol(ctx);
    const first = await trySignIn(ctx.actor.username);
    expect(first.needs).toBe("code");
    const later = new Date(Date.now() + 30_000);
    const waiting = await consoleCtx(first.token, later);
    expect(waiting.console.isOpen).toBe(false);
    const token = await confirmCode(waiting, appCode(secret, later));
    expect(await seatOf(first.token)).toBeNull();
    expect((await consoleCtx(token, later)).console.isOpen).toBe(true);
    const again = await consoleCtx((await trySignIn(ctx.actor.username)).token, later);
    await expect(confirmCode(again, appCode(secret, later))).rejects.toThrow("This code is not valid.");
  });

  test("a recovery code opens one session; the sixth wrong code of a user is not examined", async () => {
    const ctx = await signedIn(merchant);
    const { recoveryCodes } = await enrol(ctx);
    const [code = ""] = recoveryCodes;
    expect(recoveryCodes).toHaveLength(8);
    const enter = async () => consoleCtx((await trySignIn(ctx.actor.username)).token);
    await confirmCode(await enter(), code.toLowerCase());
    const waiting = await enter();
    await expect(confirmCode(waiting, code)).rejects.toThrow(Unauthenticated);
    for (let tries = 0; tries < 4; tries += 1)
      await expect(confirmCode(waiting, "000000")).rejects.toThrow(Unauthenticated);
    await expect(confirmCode(await enter(), recoveryCodes[1] ?? "")).rejects.toThrow(RateLimited);
  });

  test("two requests with one code: one session opens", async () => {
    const ctx = await signedIn(merchant);
    const { recoveryCodes } = await enrol(ctx);
    const both = [await trySignIn(ctx.actor.username), await trySignIn(ctx.actor.username)];
    const results = await Promise.allSettled(
      both.map(async ({ token }) => confirmCode(await consoleCtx(token), recoveryCodes[0] ?? "")),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("closes Basic, the token endpoint and tokens that are out; before it they are open", async () => {
    const ctx = await signedIn(merchant);
    const way = wayOf(ctx.actor.username);
    const { token } = await way.token();
    const bearer = () =>
      authenticate(merchant.ctx, {
        authorization: `Bearer ${token}`,
        accepts: ["bearer"],
        rateClass: "general",
        address: someAddress(),
      });
    await expect(way.basic()).resolves.toMatchObject({ actor: { via: "basic" } });
    await expect(bearer()).resolves.toMatchObject({ actor: { via: "bearer" } });
    await enrol(ctx);
    await expect(bearer()).rejects.toThrow("This user signs in on the console only.");
    for (const refused of [way.basic, way.token]) {
      await expect(refused()).rejects.toThrow(new Unauthenticated("Invalid username/password."));
    }
  });

  test("closes the API to right and wrong passwords alike, and both count", async () => {
    const ctx = await signedIn(merchant);
    await enrol(ctx);
    const { username } = ctx.actor;
    const tries = Array.from({ length: 14 }, (_, n) =>
      issueToken(merchant.ctx, { username, password: n % 2 === 0 ? PASSWORD : "wrong" }, someAddress()),
    );
    expect(await outcomes(tries)).toEqual({ unauthenticated: 10, rate_limited: 4 });
  });

  test("examines five of 120 codes that come at once", async () => {
    const ctx = await signedIn(merchant);
    await enrol(ctx);
    const waiting = await consoleCtx((await trySignIn(ctx.actor.username)).token);
    const tries = Array.from({ length: 120 }, (_, n) => confirmCode(waiting, String(n).padStart(6, "0")));
    expect(await outcomes(tries)).toEqual({ unauthenticated: 5, rate_limited: 115 });
    const where = { userId: ctx.actor.id, action: "console.code_refused" };
    expect(await database().auditEvent.count({ where })).toBe(5);
  });

  test("does not count right codes", async () => {
    const ctx = await signedIn(merchant);
    const { recoveryCodes } = await enrol(ctx);
    for (const code of recoveryCodes)
      await confirmCode(await consoleCtx((await trySignIn(ctx.actor.username)).token), code);
  });

  test("is set up first by who may move money in production", async () => {
    const live = await testMerchant({ merchant: { production: true } });
    const { username } = await consoleUser(live, ["console.access", "payment.refund"]);
    const { token, needs } = await trySignIn(username);
    expect(needs).toBe("second_factor");
    const waiting = await consoleCtx(token);
    expect(waiting.console).toMatchObject({ isOpen: false, hasSecondFactor: false });
    const outcome = await enrol(waiting);
    expect((await consoleCtx(outcome.token)).console).toMatchObject({ isOpen: true, hasSecondFactor: true });
  });

  test("its secret and codes are stored neither as they are nor in the audit log", async () => {
    const ctx = await signedIn(merchant);
    const { secret, recoveryCodes } = await enrol(ctx);
    const userId = ctx.actor.id;
    const rows = await Promise.all([
      database().secondFactor.findMany({ where: { userId } }),
      database().recoveryCode.findMany({ where: { userId } }),
      database().auditEvent.findMany({ where: { userId } }),
    ]);
    const stored = JSON.stringify(rows, (_key, value) => (typeof value === "bigint" ? String(value) : value));
    for (const text of [secret, ...recoveryCodes, PASSWORD]) expect(stored).not.toContain(text);
  });
});
