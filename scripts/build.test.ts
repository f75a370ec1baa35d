import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { isRebuild } from "./build.mjs";

test("the first build of a clone writes no cache, later builds do", () => {
  const dist = mkdtempSync(join(tmpdir(), "dist-"));
  try {
    expect(isRebuild(join(dist, "none"))).toBe(false);
    expect(isRebuild(dist)).toBe(false);
    writeFileSync(join(dist, "BUILD_ID"), "1");
    expect(isRebuild(dist)).toBe(true);
  } finally {
    rmSync(dist, { recursive: true });
  }
});
