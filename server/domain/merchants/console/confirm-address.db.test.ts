import { beforeAll, describe, expect, test } from "vitest";
import { systemContext } from "@/server/context";
import { database } from "@/server/db/client";
import { Conflict, NotFound, RateLimited } from "@/server/kernel/errors";
import { signToken } from "@/server/secrets";
import { signedIn, someAddress } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { confirmAddress, listAlertReaders, readConfirmation, requestConfirmation } from "..";

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant();
});

const system = (at = new Date()) => ({ ...systemContext(), realNow: () => at });
const confirm = (token: string, at?: Date) => confirmAddress(system(at), { token, address: "192.0.2.1" });
const linksTo = async (to: string) => {
  const mails = await database().mailMessage.findMany({ where: { to, kind: "address_confirmation" } });
  return mails.map(({ text }) => /\/en\/console\/confirm\/([\w.-]+)/.exec(text ?? "")?.[1] ?? "");
};

async function asked() {
  const email = `${someAddress()}@shop.example`;
  const ctx = await signedIn(merchant, ["console.access"], { email });
  await requestConfirmation(ctx, "en");
  const [token = ""] = await linksTo(email);
  return { ctx, email, token };
}

async function isConfirmed(email: string): Promise<boolean | undefined> {
  const readers = await listAlertReaders(merchant.ctx, merchant.ctx.db, []);
  return readers.find((reader) => reader.email === email)?.isConfirmed;
}

describe("a link that confirms an address", () => {
  test("changes nothing when it is opened, and confirms when its form is sent, also twice", async () => {
    const { ctx, email, token } = await asked();
    for (const _ of [1, 2]) expect(await readConfirmation(system(), token)).toEqual({ email, isDone: false });
    expect(await isConfirmed(email)).toBe(false);
    for (const _ of [1, 2]) await confirm(token);
    expect([await readConfirmation(system(), token), await isConfirmed(email)]).toEqual([
      { email, isDone: true },
      true,
    ]);
    const where = { objectId: ctx.actor.username, action: "user.address_confirmed" };
    const events = await database().auditEvent.findMany({ where });
    expect(events).toMatchObject([{ merchantId: merchant.id, address: "192.0.2.1", actorName: ctx.actor.username }]);
  });

  test("does not work after three days, for another address, forged, or of a deleted user", async () => {
    const { ctx, email, token } = await asked();
    await expect(confirm(token, new Date(Date.now() + 3 * 86_400_000 + 1_000))).rejects.toThrow(NotFound);
    const forged = signToken("alert", `${ctx.actor.id} ${Date.now() + 60_000} ${email}`);
    for (const other of [`${token}x`, forged, "", "."]) {
      expect(await readConfirmation(system(), other)).toBeNull();
      await expect(confirm(other)).rejects.toThrow(NotFound);
    }
    const change = (data: object) => database().merchantUser.update({ where: { id: ctx.actor.id }, data });
    await change({ email: `other-${email}` });
    await expect(confirm(token)).rejects.toThrow(NotFound);
    await change({ email, deletedAt: new Date() });
    expect(await readConfirmation(system(), token)).toBeNull();
    await expect(confirm(token)).rejects.toThrow(NotFound);
  });

  test("is no longer believed of an address that the user has left", async () => {
    const { ctx, email, token } = await asked();
    await confirm(token);
    await database().merchantUser.update({ where: { id: ctx.actor.id }, data: { email: `other-${email}` } });
    expect(await isConfirmed(`other-${email}`)).toBe(false);
  });

  test("is mailed to users with an address, five times an hour", async () => {
    await expect(requestConfirmation(await signedIn(merchant), "en")).rejects.toThrow(Conflict);
    const { ctx, email } = await asked();
    for (const _ of [2, 3, 4, 5]) await requestConfirmation(ctx, "en");
    await expect(requestConfirmation(ctx, "en")).rejects.toThrow(RateLimited);
    expect(await linksTo(email)).toHaveLength(5);
  });
});
