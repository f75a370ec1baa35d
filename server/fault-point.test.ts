import { existsSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, afterEach, expect, test, vi } from "vitest";

const folder = mkdtempSync(join(tmpdir(), "faults-"));
const file = join(folder, "plan");

afterEach(() => {
  vi.unstubAllEnvs();
  vi.restoreAllMocks();
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

test("an ordinary build has no fault points, whatever its environment says later", async () => {
  const { default: configOf } = await import("@/next.config.mjs");
  expect(await configOf("phase-production-build")).toMatchObject({ env: { SARRAF_FAULT_POINTS: "0" } });
});

test("a process without fault points passes them, though a file says when to die", async () => {
  vi.stubEnv("SARRAF_FAULTS", file);
  const kill = vi.spyOn(process, "kill").mockReturnValue(true);
  const { faultPoint } = await import("./fault-point");
  writeFileSync(file, "plan 1");
  faultPoint("before commit");
  expect([kill.mock.calls, existsSync(`${file}.reached`)]).toEqual([[], false]);
});
