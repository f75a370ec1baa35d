/** The programs of the guides for Node, Python and the command line do what the text says. */
import { spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { buildPackages, bundleCli } from "@/scripts/build-packages.mjs";
import { freePort } from "@/scripts/first-hour/installation";
import { FIRST, FLOWS, readerOf } from "@/server/testing/guide-reader/flows";
import { followGuide } from "@/server/testing/guide-reader/follow";
import { stepsOfWay } from "@/server/testing/guide-reader/guide-ways";
import { readerShell } from "@/server/testing/guide-reader/reader-shell";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";
import { pay } from "@/server/testing/paying";
import { present } from "@/server/testing/subscribing";
import { guideSource } from "./guides";

const ROOT = resolve(__dirname, "../..");
/** Inside the project's folder, so that `@sarraf/node` is found. */
const FOLDER = join(ROOT, ".sarraf", `guide-ways-${process.pid}`);
const BIN = join(FOLDER, "bin");
/** The packages are not installed from the service but are those of the project. */
const INSTALLED = "npm() { :; }; pip() { :; }";

const hasPython = spawnSync("python3", ["-c", "import sys; sys.exit(sys.version_info < (3, 9))"]).status === 0;

let service: HttpService;

beforeAll(async () => {
  mkdirSync(BIN, { recursive: true });
  service = await startHttpService();
  await buildPackages();
  await bundleCli({ outfile: join(BIN, "sarraf.mjs"), alias: { "@sarraf/node": join(ROOT, "sdk/node/src/index.ts") } });
  writeFileSync(join(BIN, "sarraf"), `#!/bin/sh\nexec node ${join(BIN, "sarraf.mjs")} "$@"\n`);
  chmodSync(join(BIN, "sarraf"), 0o755);
}, 60_000);

afterAll(async () => {
  await service.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

function folderOf(name: string, { privateKey, webhookSecret }: TestMerchant): string {
  const folder = join(FOLDER, name);
  mkdirSync(join(folder, ".sarraf"), { recursive: true });
  const credentials = { private_key: privateKey, webhook_secret: webhookSecret };
  writeFileSync(join(folder, ".sarraf", "credentials.json"), JSON.stringify(credentials));
  return folder;
}

describe.each(FLOWS)("$name", ({ guide, holds }) => {
  it.each([
    ["node", true],
    ["python", hasPython],
    ["cli", true],
  ] as const)(
    "by %s",
    async (way, isHere) => {
      const source = guideSource("en", guide);
      expect(stepsOfWay(source, way).length).toBeGreaterThan(0);
      // Python 3.9 or newer is needed.
      if (!isHere) return;
      const merchant = await testMerchant();
      const folder = folderOf(`${guide}-${way}`, merchant);
      const PATH = `${BIN}:${process.env.PATH}`;
      const env = { ...process.env, PATH, PYTHONPATH: join(ROOT, "sdk/python/src"), PYTHONDONTWRITEBYTECODE: "1" };
      const shell = readerShell({ ...env, XDG_CONFIG_HOME: folder }, folder);
      try {
        await shell.run(INSTALLED);
        const printed = await followGuide({ source, first: guide === FIRST ? null : guideSource("en", FIRST) }, way, {
          ...{ shell, address: service.address, port: await freePort(), installation: folder, folder },
          pay: async (id) => void (await pay(await present(merchant), id, "1")),
        });
        expect(await holds(readerOf(service.address, merchant.privateKey), printed), printed).toBe(true);
      } finally {
        await shell.close();
      }
    },
    60_000,
  );
});
