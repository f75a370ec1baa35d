/** `npm run build`: builds the web SDK, the packages, and the app, each if its sources have changed. */
import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import { buildSdk } from "./build-sdk.mjs";
import { bundlePrograms } from "./bundled.mjs";
import { holderOf, noteHolder } from "./lock.mjs";
import { publishPackages } from "./publish-packages.mjs";
import { shareChunks } from "./share-chunks.mjs";
import { sourcesHash } from "./sources-hash.mjs";
import { runNode } from "./steps.mjs";

const ROOT = join(dirname(fileURLToPath(import.meta.url)), "..");
const FOLDERS = ["app", "components", "messages", "prisma/schema", "public/icons", "sdk/js/src", "sdk/web", "server"];
const FILES = [
  "instrumentation.ts",
  "next.config.mjs",
  "package-lock.json",
  "postcss.config.mjs",
  "proxy.ts",
  "scripts/inline-style.mjs",
  "scripts/share-chunks.mjs",
  "tsconfig.json",
];
const NO_SOURCE = /\.test\.tsx?$|generated|^(?:server|components)\/testing\//;

/** Ends a build whose `npm start` has died, because it would keep Next's lock. */
function endOrphanedBuild(note) {
  const orphan = holderOf(note);
  if (orphan !== null) process.kill(orphan.pid, "SIGKILL");
  rmSync(note, { force: true });
}

/** A first build writes no cache, which would take a fifth of its time. */
export function isRebuild(dist) {
  return existsSync(join(dist, "BUILD_ID"));
}

/**
 * @param given `dist` is relative to the project; `isTestBuild` adds fault points and skips the cache
 * @returns {Promise<{note: string}>} what was done
 * @throws {import("./steps.mjs").StepFailed} if the build fails
 */
export async function buildIfChanged({ dist, home, log, isTestBuild = false }) {
  await buildSdk();
  await publishPackages();
  const stamp = join(ROOT, dist, "sources-hash");
  const facts = [process.version, String(isTestBuild)];
  const hash = sourcesHash({ folders: FOLDERS, files: FILES, skipped: NO_SOURCE, facts });
  if (existsSync(stamp) && readFileSync(stamp, "utf8") === hash) {
    // The programs are always bundled, which is faster than checking whether a source changed.
    await bundlePrograms(dist);
    return { note: "nothing changed" };
  }
  const note = join(home, "build.lock");
  endOrphanedBuild(note);
  const usesCache = !isTestBuild && isRebuild(join(ROOT, dist));
  rmSync(stamp, { force: true });
  try {
    await runNode([createRequire(import.meta.url).resolve("next/dist/bin/next"), "build"], {
      cwd: ROOT,
      env: {
        ...{ SARRAF_DIST: dist, NODE_ENV: "production", NEXT_TELEMETRY_DISABLED: "1", NO_COLOR: "1" },
        SARRAF_FAULT_POINTS: isTestBuild ? "1" : "0",
        ...(usesCache ? {} : { SARRAF_BUILD_CACHE: "off" }),
      },
      log,
      onStart: (child) => noteHolder(note, child.pid),
    });
  } finally {
    rmSync(note, { force: true });
  }
  shareChunks(join(ROOT, dist, "server", "chunks"));
  await bundlePrograms(dist);
  writeFileSync(stamp, hash);
  return { note: "built" };
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  const home = join(ROOT, process.env.SARRAF_HOME ?? ".sarraf");
  mkdirSync(home, { recursive: true });
  const { note } = await buildIfChanged({
    dist: process.env.SARRAF_DIST ?? ".next",
    home,
    log: join(home, "build.log"),
  });
  console.log(`The app: ${note}.`);
}
