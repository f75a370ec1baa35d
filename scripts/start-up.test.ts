import { afterEach, expect, it, vi } from "vitest";
import { ensureSecret } from "./start-up.mjs";

afterEach(() => {
  vi.unstubAllEnvs();
});

it("a secret that is too short ends the start with its length, before anything is stored", () => {
  vi.stubEnv("SARRAF_SECRET", "short");
  expect(() => ensureSecret("/nowhere", { dev: false })).toThrow(
    "SARRAF_SECRET has 5 characters; it needs 32 or more.",
  );
  vi.stubEnv("SARRAF_SECRET", "x".repeat(32));
  expect(() => ensureSecret("/nowhere", { dev: false })).not.toThrow();
});

it("a database of one's own needs a secret", () => {
  vi.stubEnv("SARRAF_SECRET", "");
  vi.stubEnv("DATABASE_URL", "postgresql://example");
  expect(() => ensureSecret("/nowhere", { dev: false })).toThrow("SARRAF_SECRET must be set");
});
