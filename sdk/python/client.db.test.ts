/** The client for Python: its own tests, and the running API over HTTP, in one process of Python. */
import { execFile, spawnSync } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { describe, expect, it } from "vitest";
import { testMerchant } from "@/server/testing/harness";
import { startHttpService } from "@/server/testing/http-service";
import { present } from "@/server/testing/subscribing";

const asked = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]);

describe.skipIf(asked.status !== 0)("sarraf for Python (3.9 or newer is needed)", () => {
  it("repeats, verifies, goes through lists, and does what the API documents", async () => {
    const [service, merchant] = await Promise.all([
      startHttpService(),
      testMerchant({ gateways: [{}, { code: "cards", operation: "authorize", operations: ["capture", "void"] }] }),
    ]);
    const { ctx } = await present(merchant);
    const env = {
      NODE_ENV: "test" as const,
      PATH: process.env.PATH,
      PYTHONPATH: "src",
      PYTHONDONTWRITEBYTECODE: "1",
      SARRAF_BASE_URL: service.address,
      SARRAF_API_KEY: merchant.privateKey,
      WEBHOOK_SECRET: merchant.webhookSecret,
      WEBHOOK_HMAC_KEY: merchant.hmacKey,
      TODAY: new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kuwait" }).format(ctx.now()),
    };
    const tests = ["tests.test_errors", "tests.test_http", "tests.test_webhooks", "tests.live"];
    const run = promisify(execFile)("python3", ["-m", "unittest", ...tests], { cwd: join(__dirname), env });
    const { stderr } = await run.catch((error: { stderr: string }) => error).finally(() => service.stop());
    expect(stderr).toMatch(/^Ran [34]\d tests in .+\n\nOK\n$/m);
  }, 60_000);
});
