/** Prisma's schema engine as WebAssembly, so that no binary is downloaded. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { PrismaPg } from "@prisma/adapter-pg";
import { bindMigrationAwareSqlAdapterFactory } from "@prisma/driver-adapter-utils";
import pg from "pg";
import { migrate } from "./migrate.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const SCHEMA = join(ROOT, "prisma", "schema");
const INTERNAL_CHAR = 18;
const CHARACTER = 1042;
const NO_FILTERS = { externalTables: [], externalEnums: [] };

async function loadEngine() {
  const require = createRequire(import.meta.url);
  const glue = await import("@prisma/schema-engine-wasm/schema_engine_bg");
  const binary = require.resolve("@prisma/schema-engine-wasm").replace(/[^/\\]+$/, "schema_engine_bg.wasm");
  const { instance } = await WebAssembly.instantiate(readFileSync(binary), { "./schema_engine_bg.js": glue });
  glue.__wbg_set_wasm(instance.exports);
  /** @type {() => void} */ (instance.exports.__wbindgen_start)();
  return glue.SchemaEngine;
}

function schemaFiles() {
  return readdirSync(SCHEMA)
    .filter((name) => name.endsWith(".prisma"))
    .sort()
    .map((name) => ({ path: join(SCHEMA, name), content: readFileSync(join(SCHEMA, name), "utf8") }));
}

/**
 * Hides CHECK and NOT NULL constraints from the engine: a Prisma schema has none, and the adapter does not
 * support the "char" type in which Postgres lists them.
 */
function catalogPool(connectionString) {
  const pool = new pg.Pool({ connectionString, max: 2 });
  const query = pool.query.bind(pool);
  pool.query = async (/** @type {[any]} */ ...args) => {
    const result = await query(...args);
    const letters = (result.fields ?? []).filter((field) => field.dataTypeID === INTERNAL_CHAR);
    for (const field of letters) field.dataTypeID = CHARACTER;
    const hidden = letters.some((field) => field.name === "constraint_type");
    return hidden ? { ...result, fields: result.fields, rows: [] } : result;
  };
  return pool;
}

/**
 * SQL that changes a migrated database to match the schema files. `scratchUrl` is migrated without the
 * engine, whose adapter splits scripts at every semicolon, even inside functions.
 * @throws {Error} if a migration or the schema is invalid
 */
export async function draftMigration(scratchUrl) {
  await migrate(scratchUrl);
  const SchemaEngine = await loadEngine();
  const pool = catalogPool(scratchUrl);
  const files = schemaFiles();
  const factory = bindMigrationAwareSqlAdapterFactory(new PrismaPg(pool));
  const datamodels = files.map(({ path, content }) => /** @type {[string, string]} */ ([path, content]));
  const engine = await SchemaEngine.new({ datamodels }, () => undefined, factory);
  try {
    const { stdout } = await engine.diff({
      from: { tag: "schemaDatasource", files, configDir: ROOT },
      to: { tag: "schemaDatamodel", files },
      script: true,
      // @ts-expect-error: the field is missing in the types.
      shadowDatabaseUrl: null,
      exitCode: null,
      filters: NO_FILTERS,
    });
    return isEmpty(stdout) ? "" : stdout;
  } finally {
    engine.free();
    await pool.end();
  }
}

function isEmpty(sql) {
  return (sql ?? "").split("\n").every((line) => line.trim() === "" || line.startsWith("--"));
}
