import { expect, it } from "vitest";
import { forgetService } from "./service-variables.mjs";

it("the variables of the caller's service are removed, and no others", () => {
  const others = { PATH: "/bin", CHROMIUM: "/usr/bin/chromium", STRIPE_SECRET_KEY: "sk_test_1" };
  const service = {
    DATABASE_URL: "postgresql://db.internal/sarraf",
    DATABASE_OWNER_URL: "postgresql://db.internal/sarraf",
    RESEND_API_KEY: "re_1",
    S3_BUCKET: "receipts",
    SARRAF_HOME: "/var/lib/sarraf",
    LISTEN_HOST: "10.0.0.1",
    NODE_ENV: "production",
    CHAOS_ROUNDS: "60",
  };
  const env: Record<string, string | undefined> = { ...others, ...service };
  forgetService(env);
  expect(env).toEqual(others);
});
