import { describe, expect, test } from "vitest";
import { systemContext } from "@/server/context";
import { database } from "@/server/db/client";
import { readInput } from "@/server/kernel/read-input";
import { unseal } from "@/server/secrets";
import { consoleUser, seatOf, signedIn, trySignIn } from "@/server/testing/console";
import { testMerchant, twoConnections } from "@/server/testing/harness";
import { isWaitedFor } from "@/server/testing/waiting";
import {
  authenticate,
  changeIdleMinutes,
  createApiKey,
  createRestrictedKey,
  listKeyPairs,
  readSettings,
  renewWebhookKeys,
  revokeApiKey,
  SettingsChanged,
  SettingsPatch,
  shownRestrictedKeys,
  updateSettings,
} from "..";

const MINUTE = 60_000;

function call(key: string, at = new Date()) {
  const system = { ...systemContext(), realNow: () => at };
  const authorization = `Api-Key ${key}`;
  return authenticate(system, { authorization, accepts: ["private_key"], rateClass: "general", address: "keys" });
}

const patch = (wire: Record<string, unknown>) => readInput(SettingsPatch, wire);

describe("API keys", () => {
  test("name who made them; their use is noted once an hour", async () => {
    const merchant = await testMerchant();
    const ctx = await signedIn(merchant);
    const made = await createApiKey(ctx, { name: "till", expiresAt: null });
    const newest = async () => (await listKeyPairs(ctx, { cursor: null, limit: 1 })).rows[0];
    expect(await newest()).toMatchObject({ id: made.id, created_by: ctx.actor.username, last_used_at: null });
    expect(JSON.stringify(await newest())).not.toContain(made.private_key);
    const at = new Date();
    const used = () => newest().then((row) => row?.last_used_at);
    await Promise.all([call(made.private_key, at), call(made.private_key, at)]);
    expect(await used()).toBe(at.toISOString());
    await call(made.private_key, new Date(at.getTime() + 59 * MINUTE));
    expect(await used()).toBe(at.toISOString());
    const later = new Date(at.getTime() + 60 * MINUTE);
    await call(made.private_key, later);
    expect(await used()).toBe(later.toISOString());
    await revokeApiKey(ctx, made.id);
    await expect(call(made.private_key)).rejects.toMatchObject({ kind: "unauthenticated" });
  });

  test("are shown by their prefix and last four characters; an old key, which has none stored, by its id", async () => {
    const ctx = await signedIn(await testMerchant());
    const pair = await createApiKey(ctx, { name: "till", expiresAt: null });
    const values = { name: "shop", permissions: [], addresses: [], ceiling: null, expiresAt: null };
    const restricted = await createRestrictedKey(ctx, values);
    const ends = (key: string) => `${key.slice(0, 3)}••••${key.slice(-4)}`;
    const { rows } = await listKeyPairs(ctx, { cursor: null, limit: 9 });
    const shown = new Map(rows.map(({ name, shown_keys }) => [name, shown_keys]));
    expect(shown.get("till")).toEqual([ends(pair.private_key), ends(pair.public_key)]);
    expect(shown.get("test")).toEqual([]);
    expect(await shownRestrictedKeys(ctx, 9)).toMatchObject([
      { id: restricted.id, shown_keys: [ends(restricted.restricted_key)] },
    ]);
  });

  test("are listed by cursor, the newest first", async () => {
    const merchant = await testMerchant();
    const ctx = await signedIn(merchant);
    for (const name of ["a", "b"]) await createApiKey(ctx, { name, expiresAt: null });
    const names: string[] = [];
    let cursor: string | null = null;
    do {
      const page: Awaited<ReturnType<typeof listKeyPairs>> = await listKeyPairs(ctx, { cursor, limit: 1 });
      names.push(...page.rows.map(({ name }) => name));
      cursor = page.next;
    } while (cursor !== null);
    expect([...names].sort()).toEqual(["a", "b", "test"]);
    expect(names.at(-1)).toBe("test");
  });
});

describe("settings of the console", () => {
  test("the idle time that a merchant chose ends its sign-ins, and no other's", async () => {
    const [own, other] = [await testMerchant(), await testMerchant()];
    const ctx = await signedIn(own);
    await changeIdleMinutes(ctx, 15);
    const tokens = await Promise.all(
      [own, other].map(async (each) => (await trySignIn((await consoleUser(each)).username)).token),
    );
    const later = new Date(Date.now() + 16 * MINUTE);
    const seats = await Promise.all(tokens.map((token) => seatOf(token, later)));
    expect(seats.map((seat) => seat?.merchant.id)).toEqual([undefined, other.id]);
    expect((await seatOf(tokens[0] ?? ""))?.console.idleMinutes).toBe(15);
    const events = await database().auditEvent.findMany({ where: { merchantId: own.id, action: "settings.changed" } });
    expect(events).toMatchObject([{ before: { console_idle_minutes: 60 }, after: { console_idle_minutes: 15 } }]);
  });

  test("that somebody changed meanwhile are left alone, and tell who changed them when", async () => {
    const merchant = await testMerchant();
    const [noura, faisal] = [
      await signedIn(merchant, ["console.access"], { first_name: "Noura", last_name: "Al-Ali" }),
      await signedIn(merchant),
    ];
    const { support_url, terms_url } = await readSettings(merchant.ctx);
    const shown = { support_url, terms_url };
    await updateSettings(noura, patch({ support_url: "https://noura.example" }), shown);
    const late = updateSettings(faisal, patch({ support_url: "https://faisal.example" }), shown).catch(
      (error: unknown) => error,
    );
    expect(await late).toBeInstanceOf(SettingsChanged);
    expect(await late).toMatchObject({ kind: "conflict", change: { who: "Noura Al-Ali", at: expect.any(Date) } });
    expect(await readSettings(merchant.ctx)).toMatchObject({ support_url: "https://noura.example" });
    await updateSettings(faisal, patch({ terms_url: "https://faisal.example" }), { terms_url });
    await updateSettings(faisal, patch({ support_url: null }), { support_url: "https://noura.example" });
    await updateSettings(merchant.ctx, patch({ support_url: "https://key.example" }));
    await expect(updateSettings(noura, patch({ support_url: null }), { support_url: null })).rejects.toMatchObject({
      change: { who: null },
    });
    await changeIdleMinutes(noura, 90, { console_idle_minutes: 60 });
    await expect(changeIdleMinutes(faisal, 30, { console_idle_minutes: 60 })).rejects.toMatchObject({
      change: { who: "Noura Al-Ali" },
    });
  });

  test("of two people who save at once only one does", async () => {
    const merchant = await testMerchant();
    const { name } = await readSettings(merchant.ctx);
    const both = ["One", "Two"].map((each) => updateSettings(merchant.ctx, patch({ name: each }), { name }));
    const outcomes = (await Promise.allSettled(both)).map(({ status }) => status);
    expect(outcomes.sort()).toEqual(["fulfilled", "rejected"]);
  });

  test("of two changes at once, each audit event names only what its author changed", async () => {
    const merchant = await testMerchant();
    await twoConnections(async (holder, watcher) => {
      await holder.query("BEGIN");
      await holder.query("SELECT 1 FROM merchant WHERE id = $1 FOR NO KEY UPDATE", [merchant.id]);
      const first = updateSettings(merchant.ctx, patch({ webhook_url: "https://shop.example/hook" }));
      await isWaitedFor(holder, watcher);
      const second = updateSettings(merchant.ctx, patch({ name: "Other" }));
      await isWaitedFor(holder, watcher, 2);
      await holder.query("COMMIT");
      await Promise.all([first, second]);
    });
    const where = { merchantId: merchant.id, action: "settings.changed" };
    const events = await database().auditEvent.findMany({ where, orderBy: { id: "asc" } });
    expect(events.map(({ after }) => after)).toEqual([{ webhook_url: "https://shop.example/hook" }, { name: "Other" }]);
  });

  test("the database refuses an idle time that no merchant may choose", async () => {
    await expect(testMerchant({ merchant: { consoleIdleMinutes: 14 } })).rejects.toThrow();
  });

  test("new webhook keys are the ones in use, and the log does not hold them", async () => {
    const merchant = await testMerchant();
    const ctx = await signedIn(merchant);
    const keys = await renewWebhookKeys(ctx);
    const row = await database().merchant.findUniqueOrThrow({ where: { id: merchant.id } });
    expect([unseal(row.webhookHmacKey), unseal(row.webhookSecret)]).toEqual([keys.hmacKey, keys.webhookSecret]);
    const where = { merchantId: merchant.id, action: "settings.webhook_keys_renewed" };
    expect(await database().auditEvent.findMany({ where })).toMatchObject([{ before: null, after: null }]);
  });
});
