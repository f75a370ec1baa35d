/** The guides for curl, Node, Python and the command line, and the README, do what the text says. */
import { chmodSync, mkdirSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { buildPackages, bundleCli } from "@/scripts/build-packages.mjs";
import { freePort } from "@/scripts/first-hour/installation";
import { readmeCommands } from "@/scripts/first-hour/readme";
import { FIRST, FLOWS, readerOf } from "@/server/testing/guide-reader/flows";
import { followGuide, type Reader } from "@/server/testing/guide-reader/follow";
import { stepsOfWay, WAYS, type Way } from "@/server/testing/guide-reader/guide-ways";
import { type ReaderShell, readerShell } from "@/server/testing/guide-reader/reader-shell";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";
import { pay, stateOf } from "@/server/testing/paying";
import { hasPython, runs } from "@/server/testing/python";
import { present } from "@/server/testing/subscribing";
import { guideSource } from "./guides";

const ROOT = resolve(__dirname, "../..");
/** Inside the project's folder, so that `@sarraf/node` is found. */
const FOLDER = join(ROOT, ".sarraf", `guide-ways-${process.pid}`);
const BIN = join(FOLDER, "bin");
/** The packages are not installed from the service but are those of the project. */
const INSTALLED = "npm() { :; }; pip() { :; }";

const NEEDS: Readonly<Record<Way, readonly [name: string, isHere: boolean]>> = {
  curl: ["by curl", runs("curl", "--version")],
  node: ["by node", true],
  python: ["by python (3.9 or newer is needed)", hasPython],
  cli: ["by cli", true],
};

let service: HttpService;

beforeAll(async () => {
  mkdirSync(BIN, { recursive: true });
  service = await startHttpService();
  vi.stubEnv("BASE_URL", service.address);
  await buildPackages();
  await bundleCli({ outfile: join(BIN, "sarraf.mjs"), alias: { "@sarraf/node": join(ROOT, "sdk/node/src/index.ts") } });
  writeFileSync(join(BIN, "sarraf"), `#!/bin/sh\nexec node "${join(BIN, "sarraf.mjs")}" "$@"\n`);
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

type NewReader = Pick<Reader, "folder" | "pay"> & { readonly merchant: TestMerchant };

async function asReader(name: string, work: (shell: ReaderShell, reader: NewReader) => Promise<void>): Promise<void> {
  const merchant = await testMerchant();
  const folder = folderOf(name, merchant);
  const PATH = `${BIN}:${process.env.PATH}`;
  const env = { ...process.env, PATH, PYTHONPATH: join(ROOT, "sdk/python/src"), PYTHONDONTWRITEBYTECODE: "1" };
  const shell = readerShell({ ...env, XDG_CONFIG_HOME: folder }, folder);
  try {
    await work(shell, { merchant, folder, pay: async (id) => void (await pay(await present(merchant), id, "1")) });
  } finally {
    await shell.close();
  }
}

test.skipIf(!NEEDS.curl[1])("the README's first request makes a session that can be paid (by curl)", () =>
  asReader("readme", async (shell, { merchant, pay: payAs }) => {
    const { session_id: id } = JSON.parse(await shell.run(readmeCommands(service.address).session));
    await payAs(id);
    expect((await stateOf(merchant, id)).state).toBe("paid");
  }),
);

describe.each(FLOWS)("$name", ({ guide, holds }) => {
  // Another test sends the many requests of a year.
  const ways = WAYS.filter((way) => way !== "curl" || guide !== "subscriptions");

  describe.each(ways)("as %s", (way) => {
    const source = guideSource("en", guide);
    const [name, isHere] = NEEDS[way];

    it("is typed alike by readers of both languages", () => {
      expect(stepsOfWay(source, way).length).toBeGreaterThan(0);
      expect(stepsOfWay(guideSource("ar", guide), way)).toEqual(stepsOfWay(source, way));
    });

    it.skipIf(!isHere)(name, () =>
      asReader(`${guide}-${way}`, async (shell, { merchant, ...reader }) => {
        await shell.run(INSTALLED);
        const printed = await followGuide({ source, first: guide === FIRST ? null : guideSource("en", FIRST) }, way, {
          ...{ shell, address: service.address, port: await freePort(), installation: reader.folder, ...reader },
        });
        expect(await holds(readerOf(service.address, merchant.privateKey), printed), printed).toBe(true);
      }),
    );
  });
});
