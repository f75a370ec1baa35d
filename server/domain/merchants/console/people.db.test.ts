import { describe, expect, test } from "vitest";
import { systemContext } from "@/server/context";
import { database } from "@/server/db/client";
import { readInput } from "@/server/kernel/read-input";
import { consoleUser, enrol, PASSWORD, seatOf, signedIn, trySignIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import {
  acceptInvitation,
  type ConsoleCtx,
  createUser,
  deleteUser,
  endSessionsOf,
  Invitation,
  inviteAgain,
  inviteUser,
  listPeople,
  NewUser,
  readInvitation,
  readPerson,
  resetSecondFactor,
  UserPatch,
  updateUser,
} from "..";

const OWNER = ["console.access", "merchant.users", "Can view payment requests"];
const patch = (fields: object) => readInput(UserPatch, fields);
const tokenOf = (url: string) => url.split("/").at(-1) ?? "";

let made = 0;
function invitation(fields: object = {}) {
  made += 1;
  const username = `invited-${process.pid}-${Date.now()}-${made}`;
  return readInput(Invitation, { username, email: "noor@shop.example", language: "ar", ...fields });
}

function accept(token: string, next = PASSWORD, at = new Date()) {
  return acceptInvitation({ ...systemContext(), realNow: () => at }, { token, next, address: "test" });
}

async function eventsOf({ id }: TestMerchant, action: string) {
  return database().auditEvent.findMany({ where: { merchantId: id, action } });
}

describe("inviting", () => {
  test("a merchant's 51st invitation of an hour is refused, without a user or a mail", async () => {
    const merchant = await testMerchant();
    const ctx = { ...(await signedIn(merchant, OWNER)), realNow: () => new Date("2027-03-31T10:20:00Z") };
    const { user } = await inviteUser(ctx, invitation());
    for (let sent = 1; sent < 50; sent += 1) await inviteAgain(ctx, String(user.id), "en");
    const where = { merchantId: merchant.id };
    const count = async () => [
      await database().merchantUser.count({ where }),
      await database().mailMessage.count({ where }),
    ];
    const before = await count();
    await expect(inviteUser(ctx, invitation())).rejects.toMatchObject({ kind: "rate_limited" });
    await expect(inviteAgain(ctx, String(user.id), "en")).rejects.toMatchObject({ kind: "rate_limited" });
    expect(await count()).toEqual(before);
  });

  test("writes one mail in the chosen language; its link gives a password once", async () => {
    const merchant = await testMerchant();
    const ctx = await signedIn(merchant, OWNER);
    const { user, pageUrl } = await inviteUser(ctx, invitation({ permissions: ["console.access"] }));
    const [mail, ...others] = await database().mailMessage.findMany({ where: { merchantId: merchant.id } });
    expect(others).toEqual([]);
    expect(mail).toMatchObject({ to: "noor@shop.example", kind: "user_invited", language: "ar" });
    expect(mail?.text).toContain(pageUrl);
    expect(pageUrl).toContain("/ar/console/join/");
    const token = tokenOf(pageUrl);
    expect(JSON.stringify(await database().userInvitation.findMany({ where: { userId: user.id } }))).not.toContain(
      token,
    );
    await expect(trySignIn(user.username)).rejects.toMatchObject({ kind: "unauthenticated" });
    expect(await readInvitation(systemContext(), { token, language: "en" })).toEqual({
      username: user.username,
      merchantName: "Test Merchant",
    });
    const both = await Promise.allSettled([accept(token), accept(token)]);
    expect(both.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
    expect(await readInvitation(systemContext(), { token, language: "en" })).toBeNull();
    expect((await trySignIn(user.username)).needs).toBeNull();
    expect(await eventsOf(merchant, "user.invited")).toHaveLength(1);
    expect(await eventsOf(merchant, "user.joined")).toMatchObject([{ userId: user.id, before: null }]);
    await expect(inviteAgain(ctx, String(user.id), "en")).rejects.toMatchObject({ kind: "conflict" });
  });

  test("a link is over after three days, when another is sent, and when the user is deleted", async () => {
    const ctx = await signedIn(await testMerchant(), OWNER);
    const { user, pageUrl } = await inviteUser(ctx, invitation());
    const late = new Date(Date.now() + 73 * 3_600_000);
    await expect(accept(tokenOf(pageUrl), PASSWORD, late)).rejects.toMatchObject({ kind: "not_found" });
    const again = await inviteAgain(ctx, String(user.id), "en");
    await expect(accept(tokenOf(pageUrl))).rejects.toMatchObject({ kind: "not_found" });
    await deleteUser(ctx, String(user.id));
    await expect(accept(tokenOf(again.pageUrl))).rejects.toMatchObject({ kind: "not_found" });
  });

  test("a taken name and a permission that the inviter lacks are refused, and nothing is left", async () => {
    const merchant = await testMerchant();
    const ctx = await signedIn(merchant, OWNER);
    await expect(inviteUser(ctx, invitation({ username: ctx.actor.username }))).rejects.toMatchObject({
      fields: { username: expect.anything() },
    });
    await expect(inviteUser(ctx, invitation({ permissions: ["merchant.keys"] }))).rejects.toMatchObject({
      kind: "forbidden",
    });
    expect(await database().mailMessage.count({ where: { merchantId: merchant.id } })).toBe(0);
    expect(await eventsOf(merchant, "user.invited")).toEqual([]);
  });
});

describe("administering colleagues", () => {
  test("a changed permission counts from the next request; nobody changes themselves or grants more", async () => {
    const merchant = await testMerchant();
    const ctx = await signedIn(merchant, OWNER);
    const { id, username } = await consoleUser(merchant);
    const { token } = await trySignIn(username);
    await updateUser(ctx, String(id), patch({ permissions: ["console.access", "Can view payment requests"] }));
    expect((await seatOf(token))?.actor.permissions).toContain("Can view payment requests");
    await updateUser(ctx, String(id), patch({ permissions: [] }));
    expect(await seatOf(token)).toBeNull();
    await expect(updateUser(ctx, String(id), patch({ permissions: ["merchant.keys"] }))).rejects.toMatchObject({
      kind: "forbidden",
    });
    const self = String(ctx.actor.id);
    await expect(updateUser(ctx, self, patch({ is_checker: true }))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(deleteUser(ctx, self)).rejects.toMatchObject({ kind: "forbidden" });
    await expect(endSessionsOf(ctx, self)).rejects.toMatchObject({ kind: "forbidden" });
  });

  test("who holds more is not reached: neither their mail nor their second factor", async () => {
    const merchant = await testMerchant();
    const ctx = await signedIn(merchant, OWNER);
    const more = await signedIn(merchant, ["console.access", "merchant.keys"]);
    await enrol(more);
    const id = String(more.actor.id);
    await expect(updateUser(ctx, id, patch({ email: "x@x.example" }))).rejects.toMatchObject({ kind: "forbidden" });
    await expect(resetSecondFactor(ctx, more.actor.username)).rejects.toMatchObject({ kind: "forbidden" });
    expect((await readPerson(ctx, id)).hasSecondFactor).toBe(true);
    const all = await signedIn(merchant, [...OWNER, "merchant.keys"]);
    await resetSecondFactor(all, more.actor.username);
    expect(await readPerson(ctx, id)).toMatchObject({ hasSecondFactor: false, openSessions: 0 });
  });

  test("sign-ins of a colleague end", async () => {
    const merchant = await testMerchant();
    const ctx = await signedIn(merchant, OWNER);
    const { id, username } = await consoleUser(merchant);
    const { token } = await trySignIn(username);
    expect(await readPerson(ctx, String(id))).toMatchObject({ openSessions: 1, invitedUntil: null });
    expect(await endSessionsOf(ctx, String(id))).toBe(1);
    expect(await seatOf(token)).toBeNull();
    expect(await eventsOf(merchant, "user.signed_out")).toHaveLength(1);
  });

  test("of two who take each other's permission at once, one is left", async () => {
    const merchant = await testMerchant();
    const [one, two] = [await signedIn(merchant, OWNER), await signedIn(merchant, OWNER)];
    // Neither a key's user without the console nor one who has not joined counts as left.
    await createUser(
      merchant.ctx,
      readInput(NewUser, { username: `b-${merchant.id}`, password: PASSWORD, permissions: ["merchant.users"] }),
    );
    await inviteUser(one, invitation({ permissions: OWNER }));
    const take = (by: ConsoleCtx, from: ConsoleCtx) =>
      updateUser(by, String(from.actor.id), patch({ permissions: ["console.access"] }));
    const outcomes = await Promise.allSettled([take(one, two), take(two, one)]);
    expect(outcomes.filter(({ status }) => status === "fulfilled")).toHaveLength(1);
    expect(outcomes).toContainEqual({ status: "rejected", reason: expect.objectContaining({ kind: "conflict" }) });
    expect(await eventsOf(merchant, "user.changed")).toHaveLength(1);
  });

  test("the same with deletion", async () => {
    const merchant = await testMerchant();
    const [one, two] = [await signedIn(merchant, OWNER), await signedIn(merchant, OWNER)];
    const outcomes = await Promise.allSettled([
      deleteUser(one, String(two.actor.id)),
      deleteUser(two, String(one.actor.id)),
    ]);
    expect(outcomes.map(({ status }) => status).sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("people are listed by cursor, and another merchant's are not there", async () => {
    const merchant = await testMerchant();
    const ctx = await signedIn(merchant, OWNER);
    const second = await consoleUser(merchant);
    const stranger = await consoleUser(await testMerchant());
    const first = await listPeople(ctx, { cursor: null, limit: 1 });
    expect(first.rows.map(({ id }) => id)).toEqual([ctx.actor.id]);
    expect(first.rows[0]?.lastSeenAt).not.toBeNull();
    const rest = await listPeople(ctx, { cursor: first.next, limit: 1 });
    expect(rest).toMatchObject({ rows: [{ id: second.id, lastSeenAt: null }], next: null });
    await expect(readPerson(ctx, String(stranger.id))).rejects.toMatchObject({ kind: "not_found" });
    await expect(endSessionsOf(ctx, String(stranger.id))).rejects.toMatchObject({ kind: "not_found" });
  });
});
