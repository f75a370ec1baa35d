/**
 * Generates the Prisma client unless the schema is unchanged. No engine is downloaded: the WebAssembly parser
 * is enough.
 */
import { spawnSync } from "node:child_process";
import { createHash } from "node:crypto";
import { existsSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const SCHEMA = join(ROOT, "prisma", "schema");
const OUTPUT = join(ROOT, "server", "db", "generated");
const STAMP = join(OUTPUT, ".schema-hash");

function fingerprint() {
  const hash = createHash("sha256").update(process.version.split(".")[0]);
  hash.update(readFileSync(createRequire(import.meta.url).resolve("prisma/package.json")));
  for (const name of readdirSync(SCHEMA).sort()) hash.update(name).update(readFileSync(join(SCHEMA, name)));
  return hash.digest("hex");
}

/** Prisma requires a schema engine to generate its client, but never runs it. */
function placeholderEngine() {
  return process.env.PRISMA_SCHEMA_ENGINE_BINARY ?? process.execPath;
}

const current = fingerprint();
if (!existsSync(STAMP) || readFileSync(STAMP, "utf8") !== current) {
  const cli = createRequire(import.meta.url).resolve("prisma/build/index.js");
  const run = spawnSync(process.execPath, [cli, "generate", "--no-hints"], {
    cwd: ROOT,
    env: { ...process.env, PRISMA_SCHEMA_ENGINE_BINARY: placeholderEngine(), CHECKPOINT_DISABLE: "1" },
    encoding: "utf8",
  });
  if (run.status !== 0) {
    process.stderr.write(`${run.stdout ?? ""}${run.stderr ?? ""}`);
    process.exit(run.status ?? 1);
  }
  writeFileSync(STAMP, current);
}
