/**
 * `npm run first-hour`: follows the README in a fresh clone with an empty home, and every variant of the
 * guides in both languages, word for word, and measures the time. Exit code 1 if a flow fails or takes too
 * long.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { FIRST, FLOWS, type Flow, readerOf } from "@/server/testing/guide-reader/flows";
import { followGuide } from "@/server/testing/guide-reader/follow";
import { WAYS, type Way } from "@/server/testing/guide-reader/guide-ways";
import { type ReaderShell, readerShell } from "@/server/testing/guide-reader/reader-shell";
import { payAsCustomer } from "./customer";
import { cloneTo, deleteStoredData, freePort, type Installation, newcomer, startInstallation } from "./installation";
import { readmeCommands } from "./readme";

const LANGUAGES = ["en", "ar"] as const;
const MOST_SECONDS = { start: 180, flow: 600 } as const;

type Row = {
  readonly what: string;
  readonly seconds: number | null;
  readonly most: number;
  readonly fault: string | null;
};

const rows: Row[] = [];

async function timed(what: string, most: number, work: () => Promise<void>): Promise<void> {
  const since = performance.now();
  let fault: string | null = null;
  try {
    await work();
  } catch (error) {
    fault = error instanceof Error ? error.message : String(error);
  }
  const seconds = (performance.now() - since) / 1_000;
  if (fault === null && seconds > most) fault = `more than ${most} s`;
  rows.push({ what, seconds, most, fault });
  console.log(lineOf({ what, seconds, most, fault }));
}

function lineOf({ what, seconds, most, fault }: Row): string {
  const time = seconds === null ? "" : seconds.toFixed(1);
  const mark = seconds === null ? "-" : fault === null ? "✓" : "✗";
  return `${mark} ${what.padEnd(44)} ${time.padStart(7)} of ${most} s${fault === null ? "" : `\n${fault}`}`;
}

function hasPython(home: string): boolean {
  return spawnSync("python3", ["-m", "venv", join(home, "python")]).status === 0;
}

async function firstPayment(shell: ReaderShell, { address, privateKey, folder }: Installation): Promise<void> {
  const { session } = readmeCommands(address);
  await shell.run(`cd '${folder}'`);
  const { session_id: id } = JSON.parse(await shell.run(session));
  await payAsCustomer(address, privateKey, id);
}

async function firstSubscription(shell: ReaderShell, { address, privateKey }: Installation): Promise<void> {
  const { setUp, advance } = readmeCommands(address);
  const { session_id: id } = JSON.parse(await shell.run(setUp));
  await payAsCustomer(address, privateKey, id);
  const { ran } = JSON.parse(await shell.run(advance));
  if (!(ran["charge-due-cycles"] > 0)) throw new Error(`No cycle was charged: ${JSON.stringify(ran)}`);
}

type Place = { readonly installation: Installation; readonly env: NodeJS.ProcessEnv; readonly folder: string };

async function follow(flow: Flow, way: Way, language: string, { installation, env, folder }: Place): Promise<void> {
  const own = join(folder, `${language}-${flow.guide}-${way}`);
  mkdirSync(own);
  const shell = readerShell(env, own);
  const { address, privateKey } = installation;
  try {
    const text = (guide: string) =>
      readFileSync(join(installation.folder, "docs/guides", language, `${guide}.md`), "utf8");
    const first = flow.guide === FIRST ? null : text(FIRST);
    const printed = await followGuide({ source: text(flow.guide), first }, way, {
      ...{ shell, address, port: await freePort(), installation: installation.folder, folder: own },
      pay: (id) => payAsCustomer(address, privateKey, id),
    });
    if (!(await flow.holds(readerOf(address, privateKey), printed)))
      throw new Error(`The service shows no trace of ${flow.name}.\n${printed}`);
  } finally {
    await shell.close();
  }
}

async function main(): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), "sarraf-first-hour-"));
  const [clone, home] = [join(folder, "sarraf"), join(folder, "home")];
  const env = newcomer(home);
  const ways = WAYS.filter((way) => way !== "python" || hasPython(home));
  const port = await freePort();
  let installation: Installation | null = null;
  const start = async () => {
    const started = await startInstallation(clone, readmeCommands("").start, { env, port });
    for (const line of started.steps) console.log(`    ${line}`);
    installation = started;
    return started;
  };
  const shell = readerShell(env, folder);
  try {
    await timed("README: from the clone to a paid session", MOST_SECONDS.start, async () => {
      cloneTo(clone);
      await firstPayment(shell, await start());
    });
    for (const language of LANGUAGES) {
      if (installation === null) break;
      let here: Installation = installation;
      if (language === "en")
        await timed("README: a first subscription", MOST_SECONDS.flow, () => firstSubscription(shell, here));
      else {
        await here.stop();
        deleteStoredData(clone);
        here = await start();
      }
      for (const flow of FLOWS)
        for (const way of WAYS) {
          const what = `${language}, ${way}: ${flow.name}`;
          if (ways.includes(way))
            await timed(what, MOST_SECONDS.flow, () =>
              follow(flow, way, language, { installation: here, env, folder }),
            );
          else
            rows.push({
              what: `${what} (skipped: no python3 with venv)`,
              seconds: null,
              most: MOST_SECONDS.flow,
              fault: null,
            });
        }
    }
  } finally {
    await shell.close();
    await (installation as Installation | null)?.stop();
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
  console.log(`\n${rows.map(lineOf).join("\n")}`);
  process.exitCode = rows.some(({ fault }) => fault !== null) ? 1 : 0;
}

await main();
