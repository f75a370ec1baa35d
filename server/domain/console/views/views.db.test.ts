import { beforeAll, describe, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { type ConsoleCtx, choosePreferences } from "@/server/domain/merchants";
import { InvalidFields, NotFound } from "@/server/kernel/errors";
import { consoleCtx, consoleUser, signedIn, trySignIn } from "@/server/testing/console";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { chosenColumns, deleteView, listViews, renameView, saveView } from "..";

let merchant: TestMerchant;
let ctx: ConsoleCtx;
let colleague: ConsoleCtx;

beforeAll(async () => {
  merchant = await testMerchant();
  [ctx, colleague] = [await signedIn(merchant), await signedIn(merchant)];
});

const namesOf = async (of: ConsoleCtx) => (await listViews(of)).map(({ name }) => name);
const eventsOf = async (of: ConsoleCtx) => {
  const rows = await database().auditEvent.findMany({ where: { userId: of.actor.id }, orderBy: { id: "asc" } });
  return rows.map(({ action }) => action).filter((action) => !action.startsWith("console."));
};

describe("saved views", () => {
  test("keep what the list understands, without the page", async () => {
    const cursor = `1769000000000-${"a".repeat(40)}`;
    const query = `view=paid&currency=KWD&from=nonsense&cursor=${cursor}&other=1`;
    const view = await saveView(ctx, { name: "KNET", query, everybody: undefined });
    expect(view).toMatchObject({ name: "KNET", query: "view=paid&currency=KWD", isShared: false, isOwn: true });
    expect(await listViews(ctx)).toEqual([view]);
    expect(await namesOf(colleague)).toEqual([]);
  });

  test("for everybody are seen by colleagues, who cannot change them, and by no other merchant", async () => {
    const view = await saveView(ctx, { name: "Ours", query: "view=refunded", everybody: true });
    expect(await listViews(colleague)).toMatchObject([{ name: "Ours", isOwn: false }]);
    const stranger = await signedIn(await testMerchant());
    expect(await namesOf(stranger)).toEqual([]);
    for (const other of [colleague, stranger]) {
      await expect(deleteView(other, view.id)).rejects.toThrow(NotFound);
      await expect(renameView(other, { id: view.id, name: "Mine" })).rejects.toThrow(NotFound);
    }
  });

  test("have unique names and at least one known filter", async () => {
    const own = await signedIn(merchant);
    await saveView(own, { name: "One", query: "view=paid", everybody: undefined });
    const two = await saveView(own, { name: "Two", query: "view=capture", everybody: undefined });
    for (const wrong of [
      { name: "One", query: "view=paid" },
      { name: "Three", query: "nothing=known" },
    ])
      await expect(saveView(own, { ...wrong, everybody: undefined })).rejects.toThrow(InvalidFields);
    await expect(renameView(own, { id: two.id, name: "One" })).rejects.toThrow(InvalidFields);
    await renameView(own, { id: two.id, name: "Second" });
    await deleteView(own, two.id);
    expect(await namesOf(own)).toEqual(expect.arrayContaining(["One"]));
    expect(await eventsOf(own)).toEqual(["view.saved", "view.saved", "view.renamed", "view.deleted"]);
  });

  test("are at most twenty of a user's", async () => {
    const own = await signedIn(merchant);
    const save = (name: string) => saveView(own, { name, query: "view=paid", everybody: undefined });
    for (let number = 1; number <= 20; number += 1) await save(`View ${number}`);
    await expect(save("One more")).rejects.toThrow(InvalidFields);
  });

  test("whose query the list no longer understands show what is left of it", async () => {
    const own = await signedIn(merchant);
    const { id } = await saveView(own, { name: "Old", query: "view=paid", everybody: undefined });
    await database().consoleView.update({ where: { id }, data: { query: "view=gone&currency=KWD" } });
    expect((await listViews(own)).find((view) => view.id === id)).toMatchObject({ query: "currency=KWD" });
  });
});

const NO_MAILS = { alertKinds: null, mailLanguage: null };

describe("preferences", () => {
  test("are the user's own, one by one, with an event each, and found with the sign-in", async () => {
    const { username } = await consoleUser(merchant);
    const { token } = await trySignIn(username);
    const before = await consoleCtx(token);
    expect(before.console.preferences).toEqual({ paymentColumns: null, letterKeys: true, ...NO_MAILS });
    expect(chosenColumns(before)).toContain("gateway");
    await choosePreferences(before, { paymentColumns: ["state", "stolen"] });
    await choosePreferences(await consoleCtx(token), { letterKeys: false });
    const after = await consoleCtx(token);
    expect(after.console.preferences).toEqual({ paymentColumns: ["state", "stolen"], letterKeys: false, ...NO_MAILS });
    expect(chosenColumns(after)).toEqual(["state"]);
    expect(await eventsOf(after)).toEqual(["user.changed", "user.changed"]);
  });

  test("that cannot be read are as if never chosen", async () => {
    const { username, id } = await consoleUser(merchant);
    const data = { userId: id, merchantId: merchant.id, preferences: { paymentColumns: "all", letterKeys: 7 } };
    await database().consolePreference.create({ data });
    const { token } = await trySignIn(username);
    expect((await consoleCtx(token)).console.preferences).toEqual({
      paymentColumns: null,
      letterKeys: true,
      ...NO_MAILS,
    });
  });
});
