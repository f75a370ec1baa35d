import { expect, test } from "vitest";
import { createApiKey, revokeApiKey } from "@/server/domain/merchants";
import { addSeconds } from "@/server/kernel/time";
import { consoleUser, signedIn, someAddress, trySignIn } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";

const AT = new Date("2027-03-31T10:20:00Z");
const OWNER = ["console.access", "merchant.users", "merchant.keys"];

/** A merchant with an owner, and the mails to the owner about a kind of change. */
async function world() {
  const merchant = await testMerchant();
  const email = `${someAddress()}@shop.example`;
  const user = await signedIn(merchant, OWNER, { email });
  await merchant.ctx.db.mailMessage.deleteMany({ where: { merchantId: merchant.id } });
  const mails = (words: string) =>
    merchant.ctx.db.mailMessage.findMany({
      where: { merchantId: merchant.id, to: email, subject: { contains: words } },
      orderBy: { dueAt: "asc" },
    });
  return { merchant, user, mails };
}

test("an hour has five mails to the owners for each kind of change, then one summary of the others", async () => {
  const { merchant, user, mails } = await world();
  const ctx = { ...user, realNow: () => AT };
  const make = (now = ctx) => createApiKey(now, { name: "till", expiresAt: null });
  const keys = [];
  for (let time = 0; time < 6; time += 1) keys.push(await make());
  await Promise.all(Array.from({ length: 4 }, () => make()));
  const sent = await mails("API key");
  expect(sent).toHaveLength(6);
  const [summary] = await mails("5 more changes");
  expect(summary?.text).toContain("5 more changes without an email");
  const wait = (summary?.dueAt?.getTime() ?? 0) - (summary?.sentAt.getTime() ?? 0);
  expect(wait).toBe(40 * 60_000);
  await revokeApiKey(ctx, keys[0]?.id ?? "");
  expect(await mails("was revoked")).toHaveLength(1);
  const later = { ...user, realNow: () => addSeconds(AT, 3_600) };
  await make(later);
  expect(await mails("API key of Test Merchant was created")).toHaveLength(7);
  const where = { merchantId: merchant.id, action: "api_key.created" };
  expect(await merchant.ctx.db.auditEvent.count({ where })).toBe(11);
});

test("a summary that is due and not yet sent is replaced", async () => {
  const { user, mails } = await world();
  const ctx = { ...user, realNow: () => AT };
  for (let time = 0; time < 6; time += 1) await createApiKey(ctx, { name: "till", expiresAt: null });
  const late = addSeconds(ctx.now(), 7_200);
  await createApiKey({ ...ctx, now: () => late }, { name: "till", expiresAt: null });
  expect(await mails("1 more change")).toHaveLength(0);
  expect(await mails("2 more changes")).toHaveLength(1);
});

test("a change that is not made is not counted", async () => {
  const { user, mails } = await world();
  const ctx = { ...user, realNow: () => AT };
  for (let time = 0; time < 6; time += 1) await revokeApiKey(ctx, "key_none").catch(() => null);
  const { id } = await createApiKey(ctx, { name: "till", expiresAt: null });
  await revokeApiKey(ctx, id);
  expect(await mails("was revoked")).toHaveLength(1);
});

test("sign-ins from new devices of all users together, and of the user alone", async () => {
  const { merchant, mails } = await world();
  const email = `${someAddress()}@shop.example`;
  const [{ username }, other] = [
    await consoleUser(merchant, ["console.access"], { email }),
    await consoleUser(merchant, ["console.access"], { email: `o${email}` }),
  ];
  for (let time = 0; time < 7; time += 1) await trySignIn(username, { at: AT });
  await trySignIn(other.username, { at: AT });
  expect(await mails("new device")).toHaveLength(6);
  expect(await mails("3 more sign-ins from new devices")).toHaveLength(1);
  const to = (recipient: string) => merchant.ctx.db.mailMessage.count({ where: { to: recipient, kind: "new_device" } });
  expect([await to(email), await to(`o${email}`)]).toEqual([6, 1]);
});

test("a summary to other owners leaves that of the owner who signs in", async () => {
  const { merchant, user, mails } = await world();
  const second = `${someAddress()}@shop.example`;
  await consoleUser(merchant, OWNER, { email: second });
  const { username } = await consoleUser(merchant, ["console.access"], { email: `${someAddress()}@shop.example` });
  for (let time = 0; time < 6; time += 1) await trySignIn(username, { at: AT });
  expect(await mails("1 more sign-in from")).toHaveLength(1);
  await trySignIn(user.actor.username, { at: AT });
  expect(await mails("1 more sign-in from")).toHaveLength(1);
  const where = { merchantId: merchant.id, to: second, cause: { not: null } };
  const summaries = await merchant.ctx.db.mailMessage.findMany({ where });
  expect(summaries.map(({ subject }) => subject)).toEqual([expect.stringContaining("2 more sign-ins")]);
});
