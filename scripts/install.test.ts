import { mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, test } from "vitest";
import { npmProgram } from "./install.mjs";

const root = realpathSync(mkdtempSync(join(tmpdir(), "npm-")));
afterAll(() => rmSync(root, { recursive: true }));

test("npm is found through PATH, as Debian installs it, but not a shell's own npm", () => {
  const program = join(root, "share/nodejs/npm/bin/npm-cli.js");
  for (const folder of ["bin", "shims", "share/nodejs/npm/bin"]) mkdirSync(join(root, folder), { recursive: true });
  writeFileSync(program, "");
  writeFileSync(join(root, "shims/npm"), "#!/bin/sh");
  symlinkSync(program, join(root, "bin/npm"));
  const node = { execPath: join(root, "bin/node") };
  expect(npmProgram({ ...node, env: { PATH: `${root}/shims:${root}/bin` } })).toBe(program);
  expect(npmProgram({ ...node, env: { npm_execpath: program } })).toBe(program);
  expect(() => npmProgram({ ...node, env: { PATH: join(root, "shims") } })).toThrow("npm was not found");
});
