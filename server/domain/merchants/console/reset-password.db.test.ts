import { beforeAll, describe, expect, test } from "vitest";
import { systemContext } from "@/server/context";
import { database } from "@/server/db/client";
import { NotFound, RateLimited } from "@/server/kernel/errors";
import {
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
import { changeOwnPassword, readReset, requestPasswordReset, resetPassword } from "..";

const NEXT = "kettle violin 7";

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant();
});

const mailOf = () => `${someAddress()}@shop.example`;
const system = (at = new Date()) => ({ ...systemContext(), realNow: () => at });
const ask = async (username: string, address = someAddress()) => {
  const write = await requestPasswordReset(system(), { username, address, language: "en" });
  await write();
};
const mailsTo = (to: string) =>
  database().mailMessage.findMany({ where: { to, kind: "password_reset" }, orderBy: { sentAt: "asc" } });
const linkIn = (text: string) => /\/en\/console\/reset\/([\w-]{43})/.exec(text)?.[1] ?? "";
const lastLink = async (to: string) => linkIn((await mailsTo(to)).at(-1)?.text ?? "");
const reset = (token: string, next = NEXT, at = new Date()) =>
  resetPassword(system(at), { token, next, address: "test" });

async function asked(permissions: readonly string[] = ["console.access"]) {
  const email = mailOf();
  const ctx = await signedIn(merchant, permissions, { email });
  await ask(ctx.actor.username);
  return { ctx, email, username: ctx.actor.username, token: await lastLink(email) };
}

describe("a link for a new password", () => {
  test("is mailed, works once, ends all sign-ins and forgets the failures of the name", async () => {
    const { username, token } = await asked();
    const signIn = await trySignIn(username);
    await outcomes(Array.from({ length: 12 }, () => trySignIn(username, { password: "wrong" })));
    expect(await readReset(system(), token)).toEqual({ username });
    const both = await Promise.allSettled([reset(token), reset(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await seatOf(signIn.token)).toBeNull();
    await expect(trySignIn(username, { password: NEXT })).resolves.toMatchObject({ needs: null });
    await expect(trySignIn(username, { password: PASSWORD })).rejects.toThrow("Invalid username/password.");
    expect(await readReset(system(), token)).toBeNull();
    await expect(reset(token)).rejects.toThrow(NotFound);
  });

  test("is stored as a digest alone, and recorded", async () => {
    const { username, token, ctx } = await asked();
    const rows = await database().passwordReset.findMany({ where: { userId: ctx.actor.id } });
    expect(rows).toHaveLength(1);
    expect(JSON.stringify(rows)).not.toContain(token);
    await reset(token);
    const events = await database().auditEvent.findMany({ where: { objectId: username, objectType: "user" } });
    expect(events.map(({ action }) => action)).toEqual(
      expect.arrayContaining(["user.reset_requested", "user.password_reset"]),
    );
  });

  test("does not work after 45 minutes, after a later mail, another password or another address", async () => {
    const late = await asked();
    await expect(reset(late.token, NEXT, new Date(Date.now() + 46 * 60_000))).rejects.toThrow(NotFound);
    await ask(late.username);
    await expect(reset(late.token)).rejects.toThrow(NotFound);
    const changed = await asked();
    await changeOwnPassword(changed.ctx, { current: PASSWORD, next: "another kettle" });
    await expect(reset(changed.token)).rejects.toThrow(NotFound);
    const moved = await asked();
    await database().merchantUser.update({ where: { id: moved.ctx.actor.id }, data: { email: mailOf() } });
    await expect(reset(moved.token)).rejects.toThrow(NotFound);
  });

  test("leaves the second factor, and refuses a common password without being used up", async () => {
    const { ctx, token, username } = await asked();
    await enrol(ctx);
    await expect(reset(token, "password2026")).rejects.toMatchObject({
      fields: { next: ["This password is too common."] },
    });
    await reset(token);
    await expect(trySignIn(username, { password: NEXT })).resolves.toMatchObject({ needs: "code" });
    expect((await consoleCtx((await trySignIn(username, { password: NEXT })).token)).console.isOpen).toBe(false);
  });
});

describe("no mail is written", () => {
  test("for an unknown name, a user without an address or without console.access, and one who has not joined", async () => {
    const before = await database().passwordReset.count();
    await ask(`nobody-${someAddress()}`);
    await ask((await consoleUser(merchant)).username);
    const [plain, invited] = [mailOf(), mailOf()];
    await ask((await consoleUser(merchant, [], { email: plain })).username);
    const { id, username } = await consoleUser(merchant, ["console.access"], { email: invited });
    const times = { createdAt: new Date(), expiresAt: new Date(Date.now() + 60_000) };
    await database().userInvitation.create({
      data: { userId: id, merchantId: merchant.id, tokenDigest: someAddress().padEnd(64, "0"), ...times },
    });
    await ask(username);
    expect([...(await mailsTo(plain)), ...(await mailsTo(invited))]).toEqual([]);
    expect(await database().passwordReset.count()).toBe(before);
  });

  test("before the answer: the request itself asks nothing about the name", async () => {
    const email = mailOf();
    const { username } = await consoleUser(merchant, ["console.access"], { email });
    const write = await requestPasswordReset(system(), { username, address: someAddress(), language: "en" });
    expect(await mailsTo(email)).toEqual([]);
    await write();
    expect(await mailsTo(email)).toHaveLength(1);
  });

  test("more than three times a quarter of an hour for a name; an address may ask twenty times", async () => {
    const { username, email } = await asked();
    for (let times = 0; times < 5; times += 1) await ask(username);
    expect(await mailsTo(email)).toHaveLength(3);
    const address = someAddress();
    for (let times = 0; times < 20; times += 1) await ask(`nobody-${times}`, address);
    await expect(ask("nobody", address)).rejects.toThrow(RateLimited);
  });
});
