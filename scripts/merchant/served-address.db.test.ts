import { execFile } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { expect, test } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { noteHolder } from "../lock.mjs";

const run = promisify(execFile);

test("without BASE_URL the notification address is that of the service that runs here, otherwise of BASE_URL", async () => {
  const { id } = await testMerchant();
  const home = mkdtempSync(join(tmpdir(), "sarraf-home-"));
  noteHolder(join(home, "start.lock"), process.pid, { address: "http://localhost:4310" });
  const addressWith = async (env: Record<string, string>) => {
    const { BASE_URL: _, PORT: __, ...others } = process.env;
    const words = ["scripts/program.mjs", "merchant", "gateway", "check", id, "sandbox"];
    const { stdout } = await run(process.execPath, words, { env: { ...others, SARRAF_HOME: home, ...env } });
    return String(JSON.parse(stdout).notification_url).split("/gateway-notifications/")[0];
  };
  expect(await addressWith({})).toBe("http://localhost:4310");
  expect(await addressWith({ BASE_URL: "https://pay.example" })).toBe("https://pay.example");
  rmSync(home, { recursive: true });
});
