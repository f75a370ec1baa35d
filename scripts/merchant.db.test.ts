import { execFile } from "node:child_process";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { consoleUser } from "@/server/testing/console";
import { testMerchant } from "@/server/testing/harness";

const run = promisify(execFile);

test("a command that owners get a mail about works from the command line", async () => {
  const own = await testMerchant();
  await consoleUser(own, ["merchant.users"], { email: "owner@shop.example" });
  await own.ctx.db.mailMessage.deleteMany({ where: { merchantId: own.id } });
  for (const words of [
    ["key", "create", own.id],
    ["webhook-keys", "rotate", own.id],
  ])
    await run(process.execPath, ["scripts/program.mjs", "merchant", ...words]);
  const mails = await own.ctx.db.mailMessage.findMany({ where: { merchantId: own.id }, orderBy: { id: "asc" } });
  expect(mails.map(({ to }) => to)).toEqual(["owner@shop.example", "owner@shop.example"]);
  expect(new Set(mails.map(({ subject }) => subject)).size).toBe(2);
});
