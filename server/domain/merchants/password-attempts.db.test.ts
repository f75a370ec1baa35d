import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { RateLimited, Unauthenticated } from "@/server/kernel/errors";
import {
  consoleCtx,
  consoleUser,
  enrol,
  outcomes,
  PASSWORD,
  signedIn,
  someAddress,
  trySignIn,
} from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { confirmCode, issueToken } from ".";

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant();
});

describe("wrong passwords of one name", () => {
  const fail = (username: string, count: number, options: object = {}) =>
    outcomes(Array.from({ length: count }, () => trySignIn(username, { password: "wrong", ...options })));

  test("from any addresses at once: ten are examined, also of a name that nobody has", async () => {
    const { username } = await consoleUser(merchant);
    expect(await fail(username, 60)).toEqual({ unauthenticated: 10, rate_limited: 50 });
    expect(await fail(`nobody-${someAddress()}`, 20)).toEqual({ unauthenticated: 10, rate_limited: 10 });
  });

  test("wait longer each time, at most five minutes, and are forgotten after a day", async () => {
    const { username } = await consoleUser(merchant);
    await fail(username, 10);
    let at = new Date();
    for (const seconds of [30, 60, 120, 240, 300, 300]) {
      const early = trySignIn(username, { at });
      await expect(early).rejects.toBeInstanceOf(RateLimited);
      const { retryAfterSeconds } = (await early.catch((error: unknown) => error)) as RateLimited;
      expect(retryAfterSeconds).toBeGreaterThan(seconds - 10);
      expect(retryAfterSeconds).toBeLessThanOrEqual(seconds);
      at = new Date(at.getTime() + seconds * 1000);
      expect(await fail(username, 1, { at })).toEqual({ unauthenticated: 1 });
    }
    const next = new Date(at.getTime() + 25 * 3_600_000);
    expect(await fail(username, 11, { at: next })).toEqual({ unauthenticated: 10, rate_limited: 1 });
  });

  test("do not lock out a browser that the user signed in with before, which has its own count", async () => {
    const { username } = await consoleUser(merchant);
    const { device } = await trySignIn(username);
    await fail(username, 20);
    await expect(trySignIn(username)).rejects.toThrow(RateLimited);
    expect(await fail(username, 9, { device })).toEqual({ unauthenticated: 9 });
    await expect(trySignIn(username, { device })).resolves.toMatchObject({ needs: null, device });
    expect(await fail(username, 12, { device })).toEqual({ unauthenticated: 10, rate_limited: 2 });
  });

  test("do not lock out an address that the user called the API from before", async () => {
    const { username } = await consoleUser(merchant);
    const known = someAddress();
    const call = (password: string, address = known) =>
      issueToken(merchant.ctx, { username, password }, address).then(() => "token");
    await call(PASSWORD);
    await outcomes(Array.from({ length: 15 }, (_, n) => call(`wrong ${n}`, someAddress())));
    await expect(call("wrong", someAddress())).rejects.toThrow(RateLimited);
    await expect(call("wrong")).rejects.toThrow(Unauthenticated);
    await expect(call(PASSWORD)).resolves.toBe("token");
  });

  test("count for a browser of another user as for a new one", async () => {
    const [other, { username }] = [await consoleUser(merchant), await consoleUser(merchant)];
    const { device } = await trySignIn(other.username);
    await fail(username, 10);
    await expect(trySignIn(username, { device })).rejects.toThrow(RateLimited);
  });

  test("are mailed to the user once, and recorded", async () => {
    const email = `${someAddress()}@shop.example`;
    const { username } = await consoleUser(merchant, ["console.access"], { email });
    await fail(username, 9);
    await trySignIn(username);
    const mails = () => database().mailMessage.findMany({ where: { to: email, kind: "password_failures" } });
    expect(await mails()).toEqual([]);
    await fail(username, 5);
    expect(await mails()).toMatchObject([{ subject: `Many wrong passwords for ${username}` }]);
    const where = { objectId: username, action: "console.sign_in_limited" };
    expect(await database().auditEvent.findMany({ where })).toMatchObject([{ outcome: "refused" }]);
  });

  test("of one IPv6 network over all names: each name is examined once more there, a right password passes", async () => {
    const network = `2001:db8:${(Math.floor(Math.random() * 0xffff) + 1).toString(16)}:${(Date.now() % 0xffff).toString(16)}`;
    const address = () => `${network}::${Math.floor(Math.random() * 0xffff).toString(16)}`;
    for (let sent = 0; sent < 101; sent += 1) {
      const guess = trySignIn(`none-${sent}-${someAddress()}`, { address: address() });
      await expect(guess).rejects.toThrow(Unauthenticated);
    }
    const users = await Promise.all([consoleUser(merchant), consoleUser(merchant)]);
    const [one, two] = users.map(({ username }) => username);
    if (one === undefined || two === undefined) throw new Error("There are two users.");
    await expect(trySignIn(one, { address: address() })).resolves.toMatchObject({ needs: null });
    expect(await fail(two, 1, { address: address() })).toEqual({ unauthenticated: 1 });
    expect(await fail(two, 2, { address: address() })).toEqual({ rate_limited: 2 });
    await expect(trySignIn(two)).resolves.toMatchObject({ needs: null });
  });
});

describe("a sign-in from a new browser", () => {
  test("is mailed once to the user and to who administers the users", async () => {
    const own = await testMerchant();
    const mail = () => `${someAddress()}@shop.example`;
    const [owner, email] = [mail(), mail()];
    await consoleUser(own, ["console.access", "merchant.users"], { email: owner });
    const { username } = await consoleUser(own, ["console.access"], { email });
    const { device } = await trySignIn(username);
    await trySignIn(username, { device });
    const where = { merchantId: own.id, kind: "new_device" };
    const mails = await database().mailMessage.findMany({ where });
    expect(mails.map(({ to }) => to).sort()).toEqual([owner, email].sort());
    expect(mails[0]?.text).toContain(username);
    await trySignIn(username);
    expect(await database().mailMessage.count({ where })).toBe(4);
  });

  test("that waits for its code is not yet one", async () => {
    const email = `${someAddress()}@shop.example`;
    const ctx = await signedIn(merchant, ["console.access"], { email });
    const { recoveryCodes } = await enrol(ctx);
    const count = () => database().mailMessage.count({ where: { to: email, kind: "new_device" } });
    const { token } = await trySignIn(ctx.actor.username);
    expect(await count()).toBe(1);
    await confirmCode(await consoleCtx(token), recoveryCodes[0] ?? "");
    expect(await count()).toBe(2);
  });
});
