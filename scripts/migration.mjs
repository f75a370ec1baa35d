/**
 * `npm run migration -- <intent>` drafts a migration from the difference to the schema. CHECKs, partial
 * indexes and triggers, which Prisma cannot express, are added by hand.
 */
import { mkdirSync, readdirSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";
import { MIGRATIONS } from "./migrate.mjs";
import { draftMigration } from "./schema-engine.mjs";
import { withScratchDatabase } from "./scratch-database.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");

function timestamp(now) {
  return now.toISOString().replace(/\D/g, "").slice(0, 14);
}

const intent = process.argv.slice(2).join("_").toLowerCase().replaceAll("-", "_");
if (!/^[a-z0-9_]{3,60}$/.test(intent)) {
  console.error("Name the intent: npm run migration -- add_refund_reason");
  process.exit(1);
}
mkdirSync(MIGRATIONS, { recursive: true });
const sql = await withScratchDatabase(join(ROOT, ".sarraf", "test"), draftMigration);
if (sql === "") {
  console.log("The migrations already lead to the schema.");
} else {
  const initial = readdirSync(MIGRATIONS).length === 0;
  const directory = join(MIGRATIONS, `${timestamp(new Date())}_${intent}`);
  mkdirSync(directory);
  writeFileSync(join(directory, "migration.sql"), initial ? String(sql) : `SET LOCAL lock_timeout = '5s';\n\n${sql}`);
  console.log(`Drafted ${directory}/migration.sql. Read it and add the constraints by hand.`);
}
