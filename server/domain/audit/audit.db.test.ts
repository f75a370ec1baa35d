import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { transaction } from "@/server/db/transactions/transaction";
import {
  createApiKey,
  createUser,
  deleteUser,
  endOtherSessions,
  NewUser,
  revokeApiKey,
  SettingsPatch,
  signOut,
  UserPatch,
  updateSettings,
  updateUser,
} from "@/server/domain/merchants";
import { readInput } from "@/server/kernel/read-input";
import { enrol, signedIn, trySignIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { asOwner } from "@/server/testing/own-database";
import { auditFilter, exportActivity, listAuditEvents, readAuditQuery, recordAudit } from ".";

asOwner();

let merchant: TestMerchant;
beforeAll(async () => {
  merchant = await testMerchant();
});

async function actionsOf(of: TestMerchant): Promise<readonly string[]> {
  const { rows } = await listAuditEvents(of.ctx, filterOf({}), { cursor: null, limit: 100 });
  return rows.map(({ action }) => action).reverse();
}

function filterOf(query: Record<string, string>, ctx: Parameters<typeof auditFilter>[0] = merchant.ctx) {
  return auditFilter(ctx, readAuditQuery(query).values);
}

describe("every change leaves exactly one event, in its transaction", () => {
  test("users, keys and settings", async () => {
    const own = await testMerchant();
    const { ctx } = own;
    const user = await createUser(ctx, readInput(NewUser, { username: `a-${own.id}`, password: "correct horse" }));
    await updateUser(ctx, String(user.id), readInput(UserPatch, { is_checker: true }));
    await updateUser(ctx, String(user.id), readInput(UserPatch, { password: "another horse" }));
    await deleteUser(ctx, String(user.id));
    const { id } = await createApiKey(ctx, { name: "till", expiresAt: null });
    await revokeApiKey(ctx, id);
    await revokeApiKey(ctx, id);
    await updateSettings(ctx, readInput(SettingsPatch, { name: "Another name" }));
    expect(await actionsOf(own)).toEqual([
      "user.created",
      "user.changed",
      "user.password_changed",
      "user.deleted",
      "api_key.created",
      "api_key.revoked",
      "settings.changed",
    ]);
  });

  test("signing in, enrolling, signing out, and what is refused", async () => {
    const own = await testMerchant();
    const ctx = await signedIn(own);
    await trySignIn(ctx.actor.username, { password: "wrong" }).catch(() => undefined);
    await trySignIn(ctx.actor.username);
    await endOtherSessions(ctx);
    await enrol(ctx);
    await signOut(ctx);
    expect(await actionsOf(own)).toEqual([
      "user.created",
      "console.signed_in",
      "console.sign_in_refused",
      "console.signed_in",
      "console.session_ended",
      "second_factor.enrolled",
      "console.signed_out",
    ]);
  });

  test("the longest name of a user is stored whole, and the list can be limited to it", async () => {
    const own = await testMerchant();
    const [username, sibling] = ["a", "b"].map((end) => `${"u".repeat(149 - own.id.length)}${own.id}${end}`);
    for (const each of [username, sibling])
      await createUser(own.ctx, readInput(NewUser, { username: each, password: "correct horse" }));
    const page = { cursor: null, limit: 9 };
    const { rows } = await listAuditEvents(own.ctx, filterOf({ what: "user", object: String(username) }), page);
    expect(rows.map(({ objectId }) => objectId)).toEqual([username]);
  });

  test("a change that is rolled back leaves none", async () => {
    const own = await testMerchant();
    const failing = transaction(database(), async (tx) => {
      await recordAudit(own.ctx, tx, { action: "settings.changed", objectId: own.id });
      throw new Error("not so");
    });
    await expect(failing).rejects.toThrow("not so");
    expect(await actionsOf(own)).toEqual([]);
  });

  test("an event cannot be changed or deleted", async () => {
    await recordAudit(merchant.ctx, database(), { action: "settings.changed", objectId: merchant.id });
    const change = database().$executeRaw`UPDATE audit_event SET reason = 'x' WHERE merchant_id = ${merchant.id}`;
    await expect(change).rejects.toThrow("append-only");
    const deletion = database().$executeRaw`DELETE FROM audit_event WHERE merchant_id = ${merchant.id}`;
    await expect(deletion).rejects.toThrow("append-only");
  });
});

describe("the list", () => {
  test("shows who, from where, what changed, and goes on by cursor; of another merchant nothing", async () => {
    const [own, other] = [await testMerchant(), await testMerchant()];
    const ctx = await signedIn(own, ["console.access"]);
    await updateSettings(ctx, readInput(SettingsPatch, { name: "Another name" }));
    await createUser(other.ctx, readInput(NewUser, { username: `o-${other.id}`, password: "correct horse" }));
    const first = await listAuditEvents(own.ctx, filterOf({}), { cursor: null, limit: 2 });
    expect(first.rows[0]).toMatchObject({
      actorName: ctx.actor.username,
      action: "settings.changed",
      before: { name: "Test Merchant" },
      after: { name: "Another name" },
      address: "test",
      isConsole: true,
      outcome: "done",
    });
    const rest = await listAuditEvents(own.ctx, filterOf({}), { cursor: first.next, limit: 2 });
    expect([...first.rows, ...rest.rows].map(({ action }) => action)).toEqual([
      "settings.changed",
      "console.signed_in",
      "user.created",
    ]);
    expect(rest.next).toBeNull();
    const mine = await listAuditEvents(own.ctx, filterOf({ what: "console" }, ctx), {
      cursor: null,
      limit: 9,
    });
    expect(mine.rows.map(({ action }) => action)).toEqual(["console.signed_in"]);
  });

  test("contains other users' events only for users with `merchant.users`", async () => {
    const ctx = await signedIn(await testMerchant(), ["console.access"]);
    const other = String(ctx.actor.id + 1);
    expect(filterOf({ user: other }, ctx).userId).toBe(ctx.actor.id);
    const administrator = { ...ctx, actor: { ...ctx.actor, permissions: ["console.access", "merchant.users"] } };
    expect(filterOf({ user: other }, administrator).userId).toBe(ctx.actor.id + 1);
    expect(filterOf({}, administrator).userId).toBeNull();
  });

  test("as a file has the same rows, and harms no spreadsheet", async () => {
    const own = await testMerchant();
    await recordAudit(own.ctx, database(), { action: "settings.changed", objectId: own.id, after: { name: "=1+1" } });
    let file = "";
    for await (const part of exportActivity(own.ctx, filterOf({ what: "settings" }))) file += part;
    const [head, row, end] = file.split("\r\n");
    expect(head).toBe("\uFEFFat_utc,actor,action,object,outcome,reason,before,after,address,request_id");
    expect(row).toContain(`,settings.changed,settings ${own.id},done,,,"{""name"":""=1+1""}"`);
    expect(end).toBe("");
    expect(await actionsOf(own)).toEqual(["settings.changed", "export.activity"]);
  });
});
