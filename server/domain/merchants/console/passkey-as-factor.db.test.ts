import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { NotFound } from "@/server/kernel/errors";
import { consoleCtx, enrol, PASSWORD, seatOf, signedIn, someAddress, trySignIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { addTestPasskey, proofOptions, waitingForPasskey } from "@/server/testing/passkeys";
import {
  authenticate,
  type ConsoleCtx,
  deleteUser,
  issueToken,
  listPeople,
  proofWanted,
  proveByPasskey,
  readSecondFactor,
  removePasskey,
  resetSecondFactor,
} from "..";

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant();
});

const later = (minutes: number) => new Date(Date.now() + minutes * 60_000);
const waiting = () => waitingForPasskey(merchant);
const passkeysOf = (ctx: ConsoleCtx) => database().passkey.findMany({ where: { userId: ctx.actor.id } });
const auditOf = (ctx: ConsoleCtx, action: string) =>
  database().auditEvent.findMany({ where: { merchantId: ctx.merchant.id, action, objectId: ctx.actor.username } });

describe("a passkey counts wherever the app does", () => {
  test("Basic and the token endpoint refuse the password", async () => {
    const { owner } = await waiting();
    const { username } = owner.actor;
    const authorization = `Basic ${Buffer.from(`${username}:${PASSWORD}`).toString("base64")}`;
    const call = { authorization, accepts: ["basic"], rateClass: "general", address: someAddress() } as const;
    await expect(authenticate(merchant.ctx, call)).rejects.toThrow("Invalid username/password.");
    const login = { username, password: PASSWORD };
    await expect(issueToken(merchant.ctx, login, someAddress())).rejects.toThrow("Invalid username/password.");
  });

  test("guarded actions ask for it, and it proves them for ten minutes", async () => {
    const { open, authenticator } = await waiting();
    const stale = await consoleCtx(open, later(11));
    expect(proofWanted(stale)).toBe("passkey");
    const token = await proveByPasskey(stale, authenticator.prove(await proofOptions(stale)));
    expect(proofWanted(await consoleCtx(token, later(12)))).toBeNull();
    expect(await seatOf(open, later(12))).toBeNull();
    expect(await auditOf(stale, "console.proved")).toHaveLength(1);
  });

  test("the list of users shows it, and an administrator's reset removes it with the recovery codes", async () => {
    const own = await testMerchant();
    const { owner, open } = await waitingForPasskey(own);
    const shown = async () => (await listPeople(await signedIn(own), { cursor: null, limit: 50 })).rows;
    const mine = async () => (await shown()).find(({ id }) => id === owner.actor.id)?.hasSecondFactor;
    expect(await mine()).toBe(true);
    await resetSecondFactor(own.ctx, owner.actor.username);
    expect(await mine()).toBe(false);
    expect(await passkeysOf(owner)).toEqual([]);
    expect(await database().recoveryCode.count({ where: { userId: owner.actor.id } })).toBe(0);
    expect(await seatOf(open)).toBeNull();
    expect((await trySignIn(owner.actor.username)).needs).toBeNull();
  });

  test("deleting the user deletes it", async () => {
    const { owner } = await waiting();
    await deleteUser(merchant.ctx, String(owner.actor.id));
    expect(await passkeysOf(owner)).toEqual([]);
  });

  test("removing the last one removes the recovery codes; with an app they stay", async () => {
    const owner = await signedIn(merchant);
    const app = await enrol(owner);
    const both = await consoleCtx((await addTestPasskey(await consoleCtx(app.token))).token);
    const [passkey] = await passkeysOf(both);
    await removePasskey(both, passkey?.id ?? "");
    await expect(removePasskey(both, passkey?.id ?? "")).rejects.toThrow(NotFound);
    expect((await readSecondFactor(both)).recoveryCodesLeft).toBe(8);
    const { open } = await waiting();
    const alone = await consoleCtx(open);
    const [only] = await passkeysOf(alone);
    await removePasskey(alone, only?.id ?? "");
    expect((await readSecondFactor(alone)).recoveryCodesLeft).toBe(0);
    expect((await trySignIn(alone.actor.username)).needs).toBeNull();
    expect(await auditOf(alone, "second_factor.passkey_removed")).toHaveLength(1);
  });

  test("another user's passkey cannot be removed", async () => {
    const { owner } = await waiting();
    const [theirs] = await passkeysOf(owner);
    await expect(removePasskey(await signedIn(merchant), theirs?.id ?? "")).rejects.toThrow(NotFound);
    expect(await passkeysOf(owner)).toHaveLength(1);
  });
});
