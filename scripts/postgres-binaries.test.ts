import { mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, onTestFinished, test } from "vitest";
import { checkDigest, digestOf } from "./postgres-binaries.mjs";

const TARGET = { version: "1", target: "linux-x64" };

/** A folder of programs. */
function programs(): string {
  const folder = mkdtempSync(join(tmpdir(), "programs-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  for (const part of ["bin", "lib/sub"]) mkdirSync(join(folder, part), { recursive: true });
  writeFileSync(join(folder, "bin", "postgres"), "program");
  writeFileSync(join(folder, "lib", "sub", "a.so"), "library");
  return folder;
}

test("programs run only with the content that is known of their version", () => {
  const folder = programs();
  const known = new Map([["1 linux-x64", digestOf(folder)]]);
  const check =
    (of = TARGET) =>
    () =>
      checkDigest(folder, of, known);
  expect(check()).not.toThrow();
  symlinkSync("a.so", join(folder, "lib", "sub", "a.so.1"));
  expect(check()).not.toThrow();
  writeFileSync(join(folder, "lib", "sub", "a.so"), "another library");
  expect(check()).toThrow("are not those of version 1");
  expect(check({ version: "2", target: "linux-x64" })).not.toThrow();
});

test("a further program, and one by another name, change the digest", () => {
  const [one, more, other] = [programs(), programs(), programs()];
  expect(digestOf(one)).toBe(digestOf(more));
  writeFileSync(join(more, "bin", "initdb"), "program");
  rmSync(join(other, "bin", "postgres"));
  writeFileSync(join(other, "bin", "postgres2"), "program");
  expect(new Set([digestOf(one), digestOf(more), digestOf(other)]).size).toBe(3);
});
