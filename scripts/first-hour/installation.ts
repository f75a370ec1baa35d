import { type ChildProcess, execFileSync, spawn } from "node:child_process";
import { mkdirSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:net";
import { join, resolve } from "node:path";
import { withoutNpmSettings } from "@/scripts/install.mjs";
import { forgetService } from "@/scripts/service-variables.mjs";
import { stop } from "@/server/testing/guide-reader/reader-shell";

export type Installation = {
  readonly folder: string;
  readonly address: string;
  readonly privateKey: string;
  readonly steps: readonly string[];
  stop(): Promise<void>;
};

export async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, () => done()));
  const at = probe.address();
  await new Promise((done) => probe.close(done));
  if (at === null || typeof at === "string") throw new Error("No port was free.");
  return at.port;
}

export function newcomer(home: string): NodeJS.ProcessEnv {
  mkdirSync(home, { recursive: true });
  const env = withoutNpmSettings(process.env);
  forgetService(env);
  const prefix = join(home, "npm");
  const PATH = [join(home, "python", "bin"), join(prefix, "bin"), env.PATH].join(":");
  return Object.assign(env, { HOME: home, PATH, npm_config_prefix: prefix });
}

export function cloneTo(folder: string): void {
  execFileSync("git", ["clone", "--quiet", "--no-hardlinks", resolve("."), folder]);
}

async function greeted(child: ChildProcess): Promise<{ address: string; steps: string[] }> {
  let printed = "";
  return new Promise((done, fail) => {
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => {
        printed += chunk;
        const address = /^Sarraf runs at (\S+)[\s\S]*Ctrl-C/m.exec(printed)?.[1];
        if (address !== undefined) done({ address, steps: printed.match(/^✓.*$/gm) ?? [] });
      });
    child.once("exit", (code) => fail(new Error(`The service ended with ${code}.\n${printed}`)));
  });
}

/** @throws {Error} with the output if the service does not start */
export async function startInstallation(
  folder: string,
  command: string,
  { env, port }: { env: NodeJS.ProcessEnv; port: number },
): Promise<Installation> {
  const child = spawn("bash", ["-c", command], {
    cwd: folder,
    env: { ...env, PORT: String(port) },
    detached: true,
  });
  const ended = new Promise((done) => child.once("exit", done));
  const { address, steps } = await greeted(child);
  const credentials = JSON.parse(readFileSync(join(folder, ".sarraf", "credentials.json"), "utf8"));
  return {
    folder,
    address,
    steps,
    privateKey: String(credentials.private_key),
    stop: async () => {
      stop(child, "SIGINT");
      await ended;
    },
  };
}

export function deleteStoredData(folder: string): void {
  rmSync(join(folder, ".sarraf"), { recursive: true, force: true });
}
