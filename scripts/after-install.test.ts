import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { slimPackages } from "./after-install.mjs";

const packages = mkdtempSync(join(tmpdir(), "sarraf-packages-"));
afterAll(() => rmSync(packages, { recursive: true }));

it("an installation for production loses compilers, maps and types, and keeps what runs", () => {
  const removed = [
    "@next/swc-linux-x64-gnu/next-swc.node",
    "@swc/core/index.js",
    "@swc/core-linux-x64-gnu/swc.node",
    "@prisma/client/runtime/query_compiler_fast_bg.mysql.wasm-base64.js",
    "next/dist/server/next.js.map",
    "zod/index.d.ts",
    "zod/index.d.cts",
  ];
  const kept = [
    "@next/env/index.js",
    "@swc/helpers/index.js",
    "@prisma/client/runtime/query_compiler_fast_bg.postgresql.wasm-base64.js",
    "next/dist/server/next.js",
    "zod/index.js",
    "zod/package.json",
  ];
  for (const name of [...removed, ...kept]) {
    mkdirSync(dirname(join(packages, name)), { recursive: true });
    writeFileSync(join(packages, name), "");
  }
  slimPackages(packages);
  expect(removed.filter((name) => existsSync(join(packages, name)))).toEqual([]);
  expect(kept.filter((name) => !existsSync(join(packages, name)))).toEqual([]);
});
