import { afterEach, expect, it, vi } from "vitest";
import { readBearer, signUserToken } from "./tokens";

afterEach(() => vi.unstubAllEnvs());

it("a user's token from before the rotation is valid while the former secret is kept, and no longer", async () => {
  const now = new Date("2026-11-23T10:00:00Z");
  const token = await signUserToken({ id: 7, passwordChangedAt: now }, now);
  vi.stubEnv("SARRAF_SECRET", "1".repeat(64));
  vi.stubEnv("SARRAF_SECRET_FALLBACK", "0".repeat(64));
  expect(await readBearer(token, now)).toEqual({ kind: "own", userId: 7, passwordChangedAt: now.getTime() });
  await expect(readBearer(token, new Date(now.getTime() + 3_601_000))).rejects.toThrow("expired");
  vi.stubEnv("SARRAF_SECRET_FALLBACK", "");
  await expect(readBearer(token, now)).rejects.toThrow("Invalid token.");
});
