import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { Conflict, Forbidden, RateLimited, Unauthenticated } from "@/server/kernel/errors";
import { consoleCtx, seatOf, signedIn, trySignIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import {
  addTestPasskey,
  type Deviation,
  proofOptions,
  TestAuthenticator,
  waitingForPasskey,
} from "@/server/testing/passkeys";
import {
  addPasskey,
  beginEnrolment,
  beginPasskey,
  type ConsoleCtx,
  confirmCode,
  confirmEnrolment,
  confirmPasskey,
  readSecondFactor,
  removePasskey,
  removeSecondFactor,
} from "..";

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant();
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const passkeysOf = (ctx: ConsoleCtx) => database().passkey.findMany({ where: { userId: ctx.actor.id } });
const auditOf = (ctx: ConsoleCtx, action: string) =>
  database().auditEvent.findMany({ where: { merchantId: ctx.merchant.id, action, objectId: ctx.actor.username } });

const waiting = () => waitingForPasskey(merchant);

describe("adding a passkey", () => {
  test("the first one turns the second factor on and returns recovery codes; the next returns none", async () => {
    const ctx = await signedIn(merchant);
    const { token, recoveryCodes } = await addTestPasskey(ctx);
    expect(recoveryCodes).toHaveLength(8);
    expect(await seatOf((await trySignIn(ctx.actor.username)).token)).toMatchObject({ console: { isOpen: false } });
    const again = await consoleCtx(token);
    expect(again.console).toMatchObject({ isOpen: true, hasSecondFactor: true, hasPasskey: true });
    expect((await addTestPasskey(again, new TestAuthenticator(), "Key")).recoveryCodes).toEqual([]);
    const { passkeys, recoveryCodesLeft } = await readSecondFactor(again);
    expect(passkeys.map(({ name, lastUsedAt }) => [name, lastUsedAt])).toEqual([
      ["Phone", null],
      ["Key", null],
    ]);
    expect(recoveryCodesLeft).toBe(8);
    expect(await auditOf(ctx, "second_factor.passkey_added")).toHaveLength(2);
  });

  test.each<[string, Deviation]>([
    ["of another site", { origin: "https://evil.example" }],
    ["for another relying party", { rpId: "evil.example" }],
    ["without the check of the user", { isVerified: false }],
    ["to another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAA" }],
  ])("an answer %s is refused and nothing is stored", async (_name, deviation) => {
    const ctx = await signedIn(merchant);
    const answer = new TestAuthenticator().create(await beginPasskey(ctx), deviation);
    await expect(addPasskey(ctx, { name: "Phone", answer })).rejects.toThrow(Unauthenticated);
    expect(await passkeysOf(ctx)).toEqual([]);
  });

  test.each(["", "{}", "null", "[1]", '{"id":"x"}', "x".repeat(70_000)])(
    "an answer that is none of a browser is refused: %#",
    async (answer) => {
      const ctx = await signedIn(merchant);
      await beginPasskey(ctx);
      await expect(addPasskey(ctx, { name: "Phone", answer })).rejects.toThrow(Unauthenticated);
    },
  );

  test("a challenge is answered once, within five minutes, by the sign-in that asked", async () => {
    const ctx = await signedIn(merchant);
    const device = new TestAuthenticator();
    const answer = device.create(await beginPasskey(ctx));
    const other = await consoleCtx((await trySignIn(ctx.actor.username)).token);
    await expect(addPasskey(other, { name: "Phone", answer })).rejects.toThrow(Unauthenticated);
    const late = { ...ctx, realNow: () => later(6) };
    await expect(addPasskey(late, { name: "Phone", answer })).rejects.toThrow(Unauthenticated);
    await expect(addPasskey(ctx, { name: "Phone", answer })).rejects.toThrow(Unauthenticated);
    expect(await passkeysOf(ctx)).toEqual([]);
  });

  test("two requests with one answer: one passkey", async () => {
    const ctx = await signedIn(merchant);
    const answer = new TestAuthenticator().create(await beginPasskey(ctx));
    const results = await Promise.allSettled([1, 2].map(() => addPasskey(ctx, { name: "Phone", answer })));
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await passkeysOf(ctx)).toHaveLength(1);
  });

  test("a credential is registered once, also by another user", async () => {
    const { authenticator } = await addTestPasskey(await signedIn(merchant));
    const other = await signedIn(merchant);
    await expect(addTestPasskey(other, authenticator)).rejects.toThrow(Conflict);
    expect(await passkeysOf(other)).toEqual([]);
  });

  test("a user has ten at most, also with two requests at once", async () => {
    let ctx = await signedIn(merchant);
    const other = await consoleCtx((await trySignIn(ctx.actor.username)).token);
    for (let made = 0; made < 9; made += 1) ctx = await consoleCtx((await addTestPasskey(ctx)).token);
    const answers = await Promise.all(
      [ctx, other].map(async (seat) => new TestAuthenticator().create(await beginPasskey(seat))),
    );
    const results = await Promise.allSettled(
      [ctx, other].map((seat, at) => addPasskey(seat, { name: "Phone", answer: answers[at] ?? "" })),
    );
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await passkeysOf(ctx)).toHaveLength(10);
    await expect(beginPasskey(ctx)).rejects.toThrow(Conflict);
  });

  test("a password alone adds neither a passkey nor an app to a user who has a passkey", async () => {
    const { ctx } = await waiting();
    await expect(beginPasskey(ctx)).rejects.toThrow(Forbidden);
    await expect(beginEnrolment(ctx)).rejects.toThrow(Forbidden);
    const unaware = { ...ctx, console: { ...ctx.console, hasSecondFactor: false } };
    await beginEnrolment(unaware);
    await expect(confirmEnrolment(unaware, "000000")).rejects.toThrow(Forbidden);
    const answer = new TestAuthenticator().create(await beginPasskey(unaware));
    await expect(addPasskey(unaware, { name: "Mine", answer })).rejects.toThrow(Forbidden);
    expect(await passkeysOf(ctx)).toHaveLength(1);
  });

  test("it opens a sign-in of a production merchant that waits for the enrolment", async () => {
    const own = await testMerchant({ merchant: { production: true } });
    const { username } = (await signedIn(own, ["console.access"])).actor;
    await database().merchantUser.update({
      where: { username },
      data: { permissions: ["console.access", "payment.refund"] },
    });
    const { token, needs } = await trySignIn(username);
    expect(needs).toBe("second_factor");
    const opened = await addTestPasskey(await consoleCtx(token));
    const ctx = await consoleCtx(opened.token);
    expect(ctx.console).toMatchObject({ isOpen: true, hasPasskey: true });
    const [passkey] = await passkeysOf(ctx);
    await expect(removePasskey(ctx, passkey?.id ?? "")).rejects.toThrow(Conflict);
    await expect(removeSecondFactor(ctx)).rejects.toThrow(Conflict);
    expect((await trySignIn(username)).needs).toBe("code");
  });
});

describe("signing in with a passkey", () => {
  test("opens the session under a new token, and notes the use", async () => {
    const { ctx, authenticator, first } = await waiting();
    expect(first.needs).toBe("code");
    const token = await confirmPasskey(ctx, authenticator.prove(await proofOptions(ctx)));
    expect(await seatOf(first.token)).toBeNull();
    const open = await consoleCtx(token);
    expect(open.console.isOpen).toBe(true);
    expect((await readSecondFactor(open)).passkeys[0]?.lastUsedAt).not.toBeNull();
  });

  test("a recovery code opens it as well", async () => {
    const { ctx, recoveryCodes } = await waiting();
    expect((await consoleCtx(await confirmCode(ctx, recoveryCodes[0] ?? ""))).console.isOpen).toBe(true);
  });

  test.each<[string, Deviation]>([
    ["of another site", { origin: "https://evil.example" }],
    ["for another relying party", { rpId: "evil.example" }],
    ["without the check of the user", { isVerified: false }],
    ["to another challenge", { challenge: "AAAAAAAAAAAAAAAAAAAAAA" }],
    ["with a counter that did not grow", { counter: 0 }],
  ])("a signature %s is refused", async (_name, deviation) => {
    const { ctx, authenticator } = await waiting();
    if (deviation.counter !== undefined) {
      await confirmPasskey(ctx, authenticator.prove(await proofOptions(ctx)));
      const next = await consoleCtx((await trySignIn(ctx.actor.username)).token);
      const forged = authenticator.prove(await proofOptions(next), deviation);
      await expect(confirmPasskey(next, forged)).rejects.toThrow(Unauthenticated);
      return;
    }
    const forged = authenticator.prove(await proofOptions(ctx), deviation);
    await expect(confirmPasskey(ctx, forged)).rejects.toThrow(Unauthenticated);
    expect(await auditOf(ctx, "console.code_refused")).toMatchObject([{ reason: "wrong passkey" }]);
  });

  test("a passkey of another user is refused, under either id", async () => {
    const mine = await waiting();
    const theirs = await waiting();
    const foreign = theirs.authenticator.prove(await proofOptions(mine.ctx));
    await expect(confirmPasskey(mine.ctx, foreign)).rejects.toThrow(Unauthenticated);
    const renamed = theirs.authenticator.prove(await proofOptions(mine.ctx), { id: mine.authenticator.id });
    await expect(confirmPasskey(mine.ctx, renamed)).rejects.toThrow(Unauthenticated);
  });

  test("a signature is used once, in one session, within five minutes, also by two requests at once", async () => {
    const { ctx, owner, authenticator } = await waiting();
    const other = await consoleCtx((await trySignIn(owner.actor.username)).token);
    const signed = authenticator.prove(await proofOptions(ctx));
    await expect(confirmPasskey(other, signed)).rejects.toThrow(Unauthenticated);
    const results = await Promise.allSettled([confirmPasskey(ctx, signed), confirmPasskey(ctx, signed)]);
    expect(results.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    await expect(confirmPasskey(ctx, signed)).rejects.toThrow(Unauthenticated);
    const late = authenticator.prove(await proofOptions(other));
    await expect(confirmPasskey({ ...other, realNow: () => later(6) }, late)).rejects.toThrow(Unauthenticated);
  });

  test("a challenge replaces the earlier one", async () => {
    const { ctx, authenticator } = await waiting();
    const signed = authenticator.prove(await proofOptions(ctx));
    await proofOptions(ctx);
    await expect(confirmPasskey(ctx, signed)).rejects.toThrow(Unauthenticated);
  });

  test("an authenticator that does not count signs in again and again", async () => {
    const owner = await signedIn(merchant);
    const device = new TestAuthenticator(null);
    await addTestPasskey(owner, device);
    for (let times = 0; times < 2; times += 1) {
      const ctx = await consoleCtx((await trySignIn(owner.actor.username)).token);
      expect(await confirmPasskey(ctx, device.prove(await proofOptions(ctx)))).toMatch(/^[\w-]{43}$/);
    }
  });

  test("of many wrong answers at once five are examined, together with codes", async () => {
    const { ctx } = await waiting();
    const tries = [...Array(6)].map((_each, at) => (at % 2 ? confirmCode(ctx, "000000") : confirmPasskey(ctx, "{}")));
    const refusals = await Promise.allSettled(tries);
    const limited = refusals.filter((each) => each.status === "rejected" && each.reason instanceof RateLimited);
    expect(limited).toHaveLength(1);
  });
});
