import { afterEach, describe, expect, test, vi } from "vitest";
import { runCommand } from "@/scripts/merchant/commands";
import { systemContext } from "@/server/context";
import { database } from "@/server/db/client";
import { testMerchant } from "@/server/testing/harness";
import { inOwnDatabase } from "@/server/testing/own-database";
import { checkSetup } from "./check-setup";
import { readiness } from "./readiness";
import { secretState } from "./secret-proof";

const [OURS, FOREIGN] = ["0".repeat(64), "1".repeat(64)];

function secrets(secret: string, fallback = ""): void {
  vi.stubEnv("SARRAF_SECRET", secret);
  vi.stubEnv("SARRAF_SECRET_FALLBACK", fallback);
}

// The proof is one row for the whole database.
inOwnDatabase();

afterEach(async () => {
  vi.unstubAllEnvs();
  await database().secretProof.deleteMany();
});

const facts = async () => ({
  oldest_due_job: null,
  blocked_cycles: 0,
  given_up_items: 0,
  last_run_at: null,
  guarding: false,
});

describe("a process with another secret than its database", () => {
  test("does not start, is not ready, and both say so", async () => {
    secrets(OURS);
    await checkSetup(systemContext());
    expect(await readiness(systemContext(), facts)).toMatchObject({ status: "ready", secret: "proven" });
    secrets(FOREIGN);
    await expect(checkSetup(systemContext())).rejects.toThrow("SARRAF_SECRET is not the secret of this database");
    expect(await readiness(systemContext(), facts)).toMatchObject({
      status: "not_ready",
      database: "reachable",
      secret: "wrong",
    });
  });

  test("cannot write the proof of a database that a merchant's keys were stored in", async () => {
    secrets(OURS);
    await testMerchant();
    secrets(FOREIGN);
    expect(await secretState(systemContext())).toBe("wrong");
    expect(await database().secretProof.count()).toBe(0);
    secrets(OURS);
    expect(await secretState(systemContext())).toBe("proven");
  });

  test.each(["", "short"])("does not start with the secret %j either", async (secret) => {
    secrets(secret);
    await expect(checkSetup(systemContext())).rejects.toThrow("at least 32 characters");
  });
});

test("two processes that start at once write one proof", async () => {
  secrets(OURS);
  const states = await Promise.all(Array.from({ length: 8 }, () => secretState(systemContext())));
  expect(new Set(states)).toEqual(new Set(["proven"]));
  expect(await database().secretProof.count()).toBe(1);
});

test("during a rotation both secrets prove themselves, and afterwards the new one alone", async () => {
  secrets(OURS);
  await secretState(systemContext());
  secrets(FOREIGN, OURS);
  expect(await secretState(systemContext())).toBe("proven");
  await runCommand(systemContext(), ["reseal"]);
  secrets(FOREIGN);
  expect(await secretState(systemContext())).toBe("proven");
  secrets(OURS);
  expect(await secretState(systemContext())).toBe("wrong");
});
