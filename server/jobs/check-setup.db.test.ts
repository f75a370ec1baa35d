import { afterEach, describe, expect, test, vi } from "vitest";
import { systemContext } from "@/server/context";
import { testMerchant } from "@/server/testing/harness";
import { checkSetup, SetupRefused } from "./check-setup";
import { lastRun, rememberRun } from "./last-run";

afterEach(() => vi.unstubAllEnvs());

/** A system that says whether some merchant is flagged production, and keeps what is logged. */
function systemWith(production: boolean) {
  const warn = vi.fn();
  const system = systemContext();
  const merchant = { findFirst: async () => (production ? { id: "mer_1" } : null) };
  const db = { merchant } as unknown as typeof system.db;
  return { system: { ...system, db, log: { ...system.log, warn } }, warn };
}

describe("a process is refused", () => {
  test("while Inngest's development mode is on and a merchant is flagged production", async () => {
    vi.stubEnv("INNGEST_DEV", "1");
    await expect(checkSetup(systemWith(true).system)).rejects.toThrow(SetupRefused);
    await expect(checkSetup(systemWith(false).system)).resolves.toBeUndefined();
  });

  test("by a merchant of the database, not by the environment alone", async () => {
    vi.stubEnv("INNGEST_DEV", "1");
    await testMerchant({ merchant: { production: true } });
    await expect(checkSetup(systemContext())).rejects.toThrow("flagged production");
    vi.unstubAllEnvs();
    await expect(checkSetup(systemContext())).resolves.toBeUndefined();
  });
});

test("a built server in Inngest's development mode says so", async () => {
  vi.stubEnv("INNGEST_DEV", "http://localhost:8288");
  const { system, warn } = systemWith(false);
  await checkSetup(system);
  expect(warn).not.toHaveBeenCalled();
  vi.stubEnv("NODE_ENV", "production");
  await checkSetup(system);
  expect(warn).toHaveBeenCalledWith({}, expect.stringContaining("without a signature"));
});

describe("an environment in which no job would run, or that cannot be read, is refused, and the refusal says why", () => {
  test.each([
    [{ INNGEST_DEV: "0" }, "leave INNGEST_DEV unset"],
    [{ INNGEST_DEV: "sometimes" }, "must be 1, or the address"],
    [{ OUTBOUND_NETWORKS: "intranet" }, "OUTBOUND_NETWORKS must be networks"],
    [{ INNGEST_SIGNING_KEY: "signkey-test-1" }, "INNGEST_EVENT_KEY is not"],
  ])("%j", async (environment, words) => {
    for (const [name, value] of Object.entries(environment)) vi.stubEnv(name, value);
    await expect(checkSetup(systemContext())).rejects.toThrow(words);
  });
});

test("the driver of the jobs records when it ran, at most once in ten seconds", async () => {
  // Later than any run that another file of this process recorded.
  const later = performance.now() + 10_000;
  vi.spyOn(performance, "now").mockReturnValue(later);
  const system = systemContext();
  const at = new Date(Date.now() + 3_600_000);
  rememberRun({ ...system, realNow: () => at }, "inngest");
  rememberRun({ ...system, realNow: () => new Date(at.getTime() + 5_000) }, "inngest");
  vi.mocked(performance.now).mockRestore();
  await vi.waitFor(async () => expect(await lastRun(system, "inngest")).toEqual(at), 5_000);
});
