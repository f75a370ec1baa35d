/** Prisma's schema engine as WebAssembly: it compares migrations with the schema without a downloaded binary. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import { MIGRATIONS, readMigrations } from "./migrate.mjs";

const SCHEMA = join(dirname(fileURLToPath(import.meta.url)), "..", "prisma", "schema");
const NO_FILTERS = { externalTables: [], externalEnums: [] };

async function loadEngine() {
  const require = createRequire(import.meta.url);
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const binary = require.resolve("@prisma/schema-engine-wasm").replace(/[^/\\]+$/, "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(binary), { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  instance.exports.__wbindgen_start();
  return glue.SchemaEngine;
}

function schemaFiles() {
  return readdirSync(SCHEMA)
    .filter((name) => name.endsWith(".prisma"))
    .sort()
    .map((name) => ({ path: join(SCHEMA, name), content: readFileSync(join(SCHEMA, name), "utf8") }));
}

function migrationsList() {
  return {
    baseDir: MIGRATIONS,
    lockfile: { path: "migration_lock.toml", content: 'provider = "postgresql"\n' },
    shadowDbInitScript: "",
    migrationDirectories: readMigrations().map(({ name, sql }) => ({
      path: name,
      migrationFile: { path: "migration.sql", content: { tag: "ok", value: sql } },
    })),
  };
}

/**
 * The SQL that leads from the migrations on disk to the schema files; empty when they are in step.
 * `scratchUrl` names an empty database, in which the migrations are tried.
 * @throws {Error} when a migration or the schema is not valid
 */
export async function draftMigration(scratchUrl) {
  const SchemaEngine = await loadEngine();
  const files = schemaFiles();
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg({ connectionString: scratchUrl }));
  const datamodels = files.map(({ path, content }) => [path, content]);
  const engine = await SchemaEngine.new({ datamodels }, () => undefined, factory);
  try {
    const { stdout } = await engine.diff({
      from: { tag: "migrations", ...migrationsList() },
      to: { tag: "schemaDatamodel", files },
      script: true,
      shadowDatabaseUrl: null,
      exitCode: null,
      filters: NO_FILTERS,
    });
    return isEmpty(stdout) ? "" : stdout;
  } finally {
    engine.free();
  }
}

/** The engine says "nothing to do" as a comment. */
function isEmpty(sql) {
  return (sql ?? "").split("\n").every((line) => line.trim() === "" || line.startsWith("--"));
}
