import { afterAll, beforeAll, expect, test } from "vitest";
import { database } from "@/server/db/client";
import { testMerchant } from "./harness";
import { inOwnDatabase } from "./own-database";
import { type RowChanges, watchRows } from "./row-changes";

let changes: RowChanges;

inOwnDatabase();
beforeAll(async () => {
  changes = await watchRows(["gateway"]);
});
afterAll(() => changes.end());

const rename = (id: string, name: string) =>
  database().$executeRaw`UPDATE merchant SET name = ${name} WHERE id = ${id}`;

test("a row that is made, changed or removed is reported once, by the name of its table", async () => {
  const { id } = await testMerchant();
  expect(await changes.places()).toEqual(["alert_watch", "api_key", "merchant", "report_schedule"]);
  expect(await changes.places()).toEqual([]);
  await rename(id, "another");
  expect(await changes.places()).toEqual(["merchant"]);
  await database().apiKey.deleteMany({ where: { merchantId: id } });
  expect(await changes.places()).toEqual(["api_key"]);
});

test("what is as it was is not told: changed and changed back, made and removed, or rolled back", async () => {
  const { id } = await testMerchant();
  await changes.places();
  await rename(id, "another");
  await rename(id, "Test Merchant");
  expect(await changes.places()).toEqual([]);
  const key = { id: "key_1", merchantId: id, name: "x", privateDigest: "1", publicDigest: "2" };
  await database().apiKey.create({ data: key });
  await database().apiKey.delete({ where: { id: key.id } });
  expect(await changes.places()).toEqual([]);
  const undone = database().$transaction(async (tx) => {
    await tx.apiKey.create({ data: key });
    throw new Error("undone");
  });
  await expect(undone).rejects.toThrow("undone");
  expect(await changes.places()).toEqual([]);
});

test("a key's last use and the tables that are left out are not told", async () => {
  const { id } = await testMerchant();
  await changes.places();
  await database().apiKey.updateMany({ where: { merchantId: id }, data: { lastUsedAt: new Date() } });
  await database().gateway.updateMany({ where: { merchantId: id }, data: { name: "another" } });
  expect(await changes.places()).toEqual([]);
});
