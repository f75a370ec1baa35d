/** Runs Medusa's payment module for comparison, from a separate folder and in a separate process. */
import { spawn } from "node:child_process";
import { createWriteStream, existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { cpuMs } from "./cpu.mjs";
import { BENCH } from "./service.mjs";

const VERSION = "2.21.2";
const PACKAGES = ["payment", "framework"].map((name) => `@medusajs/${name}@${VERSION}`);
const FOLDER = join(BENCH, "medusa");
const FLAGS = ["--no-audit", "--no-fund", "--ignore-scripts", "--omit=peer", "--legacy-peer-deps", "--loglevel=error"];
const INSTALL_MS = 240_000;

function ended(child) {
  return new Promise((done) => {
    child.once("error", () => done(1));
    child.once("close", done);
  });
}

async function install() {
  const note = join(FOLDER, `installed-${VERSION}`);
  if (existsSync(note)) return true;
  mkdirSync(FOLDER, { recursive: true });
  writeFileSync(join(FOLDER, "package.json"), JSON.stringify({ name: "compared", private: true }));
  console.log(`Installing Medusa ${VERSION} into ${FOLDER} …`);
  const npm = spawn("npm", ["install", ...FLAGS, ...PACKAGES], { cwd: FOLDER, stdio: "inherit", timeout: INSTALL_MS });
  if ((await ended(npm)) !== 0) return false;
  writeFileSync(note, "");
  return true;
}

/**
 * Starts Medusa on an empty database.
 * @typedef {{ round: (seconds: number) => Promise<number>, cpu: () => number }} Program
 * @typedef {Program & { stop: () => Promise<void> }} Medusa
 * @returns {Promise<Medusa | null>} null if, after printing the reason, Medusa cannot be started
 */
export async function startMedusa(url, workers) {
  if (!(await install())) {
    console.log(`Medusa ${VERSION} could not be installed (npm needs a registry), so nothing is compared with it.`);
    return null;
  }
  const script = join(import.meta.dirname, "medusa-payments.mjs");
  const child = spawn(process.execPath, [script, FOLDER, url, String(workers)], {
    stdio: ["ignore", "pipe", "pipe", "ipc"],
    env: { ...process.env, NODE_ENV: "production" },
  });
  const log = createWriteStream(join(FOLDER, "medusa.log"));
  child.stdout?.pipe(log);
  child.stderr?.pipe(log);
  const gone = ended(child);
  const answer = () => Promise.race([new Promise((done) => child.once("message", done)), gone.then(() => null)]);
  if ((await answer()) === null) {
    console.log(`Medusa ${VERSION} did not start (${join(FOLDER, "medusa.log")}), so nothing is compared with it.`);
    return null;
  }
  return {
    round: async (seconds) => {
      child.send(seconds);
      const done = await answer();
      if (done === null) throw new Error(`Medusa ended; see ${join(FOLDER, "medusa.log")}.`);
      return done;
    },
    cpu: () => cpuMs(child.pid),
    stop: async () => {
      child.kill();
      await gone;
    },
  };
}
