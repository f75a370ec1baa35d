import { availableParallelism } from "node:os";
import { fileURLToPath } from "node:url";
import { defineConfig } from "vitest/config";
import { BaseSequencer, type TestSpecification } from "vitest/node";

const root = fileURLToPath(new URL(".", import.meta.url));
const outside = ["**/node_modules/**", "**/.next/**", "**/.sarraf/**", "e2e/**"];

/** Milliseconds after which a hanging test ends; `npm run chaos` has no limit. */
const LIMIT_MS = process.env.CHAOS_ROUNDS === undefined ? 60_000 : 6 * 3_600_000;

/** Small test files that take long, started early so that none ends alone. */
const LONG = [
  /fault-matrix|contract\.db|webhooks\/deliver|asking\/races|adyen\/journey|blocked-cycles\.db/,
  /scripts\/merchant|schema-drift/,
];

class LongFilesFirst extends BaseSequencer {
  override async sort(files: TestSpecification[]): Promise<TestSpecification[]> {
    const sorted = await super.sort(files);
    const isLong = ({ moduleId }: TestSpecification) => LONG.some((name) => name.test(moduleId));
    return [...sorted.filter(isLong), ...sorted.filter((file) => !isLong(file))];
  }
}

/**
 * Projects by suffix: `*.test.ts` needs no database, `*.dom.test.ts` a document, `*.db.test.ts` a separate
 * Postgres.
 */
export default defineConfig({
  resolve: { alias: { "@": root.replace(/\/$/, ""), "@sarraf/node": `${root}sdk/node/src/index.ts` } },
  test: {
    // A process per file would spend most of its time loading modules.
    isolate: false,
    // Database tests reuse most modules that the pure tests have transformed.
    experimental: { fsModuleCache: true, fsModuleCachePath: ".sarraf/cache/vitest" },
    sequence: { sequencer: LongFilesFirst },
    projects: [
      {
        extends: true,
        test: {
          name: "pure",
          include: ["**/*.test.ts"],
          exclude: [...outside, "**/*.db.test.ts", "**/*.dom.test.ts"],
          setupFiles: "server/testing/after-each-file.ts",
          // Node 24 dies optimizing web-tree-sitter's grammar of Swift.
          execArgv: ["--liftoff-only"],
          testTimeout: LIMIT_MS,
          env: {
            DATABASE_URL: "",
            SARRAF_SECRET: "0".repeat(64),
            LOG_LEVEL: "silent",
            BASE_URL: "http://localhost:3000",
          },
        },
      },
      {
        extends: true,
        test: {
          name: "dom",
          include: ["{app,components,sdk}/**/*.dom.test.ts"],
          environment: "happy-dom",
          setupFiles: "server/testing/after-each-file.ts",
          testTimeout: LIMIT_MS,
        },
      },
      {
        extends: true,
        resolve: { alias: { "next-intl/server": `${root}server/testing/page-words.ts` } },
        test: {
          name: "db",
          include: ["**/*.db.test.ts"],
          exclude: outside,
          globalSetup: "server/testing/database.ts",
          setupFiles: ["testing/page-storage", "wiring", "testing/after-each-file", "testing/check-replies"].map(
            (name) => `server/${name}.ts`,
          ),
          pool: "forks",
          // More memory for young objects than the usual 16 MiB, with which garbage collection takes half as
          // long again.
          execArgv: ["--max-semi-space-size=32"],
          // A test waits for Postgres about half of the time, so more workers than processors are used.
          maxWorkers: Math.min(availableParallelism() + 1, 4),
          testTimeout: LIMIT_MS,
          hookTimeout: 60_000,
          env: {
            SARRAF_SECRET: "0".repeat(64),
            LOG_LEVEL: "silent",
            SARRAF_JOBS: "off",
            SARRAF_FILES: `${root}.sarraf/test/files`,
            DATABASE_POOL: "20",
            SARRAF_PREPARE: "all",
            BASE_URL: "http://localhost:3000",
          },
        },
      },
    ],
  },
});
