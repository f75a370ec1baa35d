/** The page about generated clients: two generators' clients take a payment and give it back. */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it } from "vitest";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";

/** Inside the project's folder, so that the generators and compilers of its packages are found. */
const FOLDER = resolve(".sarraf", `generated-clients-${process.pid}`);

/** The commands that generate, and the program, of a section of the page. */
function sectionOf(name: string): { readonly generate: string; readonly program: string } {
  const page = readFileSync(resolve("docs/guides/en/generated-clients.md"), "utf8");
  const [, section = ""] = new RegExp(`^## ${name}\\n([\\s\\S]*?)(?=^## )`, "m").exec(page) ?? [];
  const [, commands = ""] = /^```bash\n([\s\S]*?)\n```$/m.exec(section) ?? [];
  const [, program = ""] = /^```ts\n([\s\S]*?)\n```$/m.exec(section) ?? [];
  // The packages are the project's.
  return { generate: commands.replace(/^npm install .*\n/gm, ""), program };
}

const COMPILER = resolve("node_modules/typescript-native/bin/tsc");
const FLAGS =
  "--ignoreConfig --strict --skipLibCheck --target es2022 --module esnext --moduleResolution bundler --types node";
const COMPILE = `node '${COMPILER}' --noEmit ${FLAGS} --checkers 1 pay.ts`;

let service: HttpService;
let merchant: TestMerchant;

beforeAll(async () => {
  [service, merchant] = await Promise.all([startHttpService(), testMerchant()]);
});

afterAll(async () => {
  await service.stop();
  rmSync(FOLDER, { recursive: true, force: true });
});

async function inShell(folder: string, command: string): Promise<string> {
  const env = { ...process.env, KEY: merchant.privateKey, JITI_FS_CACHE: "false" };
  const written = command.replaceAll("http://localhost:3000", service.address);
  const bash = promisify(execFile)("bash", ["-ec", written], { cwd: folder, env });
  const fail = ({ stdout, stderr }: { stdout: string; stderr: string }) =>
    Promise.reject(new Error(`${command}\n${stdout}${stderr}`));
  return (await bash.catch(fail)).stdout;
}

it.each(["openapi-typescript", "openapi-ts"])(
  "the client of %s compiles, takes a payment and refunds it",
  async (name) => {
    const { generate, program } = sectionOf(name);
    const folder = join(FOLDER, name);
    mkdirSync(folder, { recursive: true });
    writeFileSync(join(folder, "package.json"), '{ "type": "module" }');
    writeFileSync(join(folder, "pay.ts"), program.replaceAll("http://localhost:3000", service.address));
    await inShell(folder, generate);
    await inShell(folder, COMPILE);
    const [id = "", ...states] = (await inShell(folder, "npx tsx pay.ts")).trim().split(" ");
    expect(states).toEqual(["paid", "success"]);
    const headers = { authorization: `Bearer ${merchant.privateKey}` };
    const session = await fetch(`${service.address}/b/checkout/v1/pymt-txn/${id}/`, { headers });
    expect(await session.json()).toMatchObject({ state: "paid", refunded_amount: "4.000" });
  },
  120_000,
);
