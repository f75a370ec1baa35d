import { readFileSync } from "node:fs";
import { resolve } from "node:path";
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

it("every variable of .env.example is one of the service", () => {
  const example = readFileSync(resolve(".env.example"), "utf8");
  const env = Object.fromEntries(
    [...example.matchAll(/^#?([A-Z][A-Z\d_]+)=/gm)].map(([, name]) => [String(name), "1"]),
  );
  expect(Object.keys(env).length).toBeGreaterThan(20);
  forgetService(env);
  expect(env).toEqual({});
});
