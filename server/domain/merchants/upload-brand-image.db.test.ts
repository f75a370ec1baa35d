import { expect, test, vi } from "vitest";
import { Conflict } from "@/server/kernel/errors";
import type { Db } from "@/server/kernel/types";
import { storage } from "@/server/storage";
import { testMerchant } from "@/server/testing/harness";
import { pngOf } from "@/server/testing/images";
import { brandImageKey } from "./read-brand-image";
import { readSettings } from "./read-settings";
import { uploadBrandImage } from "./upload-brand-image";

const LOST = new Error("The connection was lost after the commit.");

/** A database whose commits succeed without their answer arriving. */
function unanswered(db: Db): Db {
  const commit = async (work: never) => {
    await db.$transaction(work);
    throw LOST;
  };
  return new Proxy(db, { get: (target, name) => (name === "$transaction" ? commit : Reflect.get(target, name)) });
}

const fileOf = (url: string | null): string => brandImageKey(url?.split("/").at(-1) ?? "");

test("an image whose commit was not answered keeps its file", async () => {
  const { ctx } = await testMerchant();
  const upload = uploadBrandImage({ ...ctx, db: unanswered(ctx.db) }, { slot: "logo", bytes: pngOf(64, 64) });
  await expect(upload).rejects.toBe(LOST);
  const { logo_url: url } = await readSettings(ctx);
  expect(url).not.toBeNull();
  const file = await storage().read(fileOf(url));
  expect(file).not.toBeNull();
  file?.body.destroy();
});

test("an image that is refused leaves no file", async () => {
  const { ctx } = await testMerchant();
  const put = vi.spyOn(storage(), "put");
  const refuse = () => Promise.reject(new Conflict("No."));
  const db = new Proxy(ctx.db, {
    get: (target, name) => Reflect.get(name === "$transaction" ? { [name]: refuse } : target, name),
  });
  await expect(uploadBrandImage({ ...ctx, db }, { slot: "logo", bytes: pngOf(64, 64) })).rejects.toThrow("No.");
  expect(await storage().read(put.mock.calls[0]?.[0] ?? "")).toBeNull();
});

test("an image that was uploaded before gets its file again", async () => {
  const { ctx } = await testMerchant();
  const image = { slot: "logo", bytes: pngOf(64, 64) } as const;
  const { logo_url: url } = await uploadBrandImage(ctx, image);
  await storage().remove(fileOf(url));
  expect((await uploadBrandImage(ctx, image)).logo_url).toBe(url);
  const file = await storage().read(fileOf(url));
  expect(file?.size).toBeGreaterThan(0);
  file?.body.destroy();
});
