/** The receivers of webhooks that the guides and READMEs print refuse what the service did not send. */
import { type ChildProcess, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { signWebhook } from "@sarraf/node";
import { afterAll, beforeAll, describe, expect, it, vi } from "vitest";
import { buildPackages } from "@/scripts/build-packages.mjs";
import { freePort } from "@/scripts/first-hour/installation";
import { stepsOfWay, type Way } from "@/server/testing/guide-reader/guide-ways";
import { attack, unrefused } from "@/server/testing/hostile-webhooks";
import { hasPython } from "@/server/testing/python";
import { guideSource } from "./guides";

const ROOT = resolve(__dirname, "../..");
/** Inside the project's folder, so that `@sarraf/node` is found. */
const FOLDER = join(ROOT, ".sarraf", `guide-receivers-${process.pid}`);
const SECRET = `whsec_${randomBytes(24).toString("base64")}`;
const programs: ChildProcess[] = [];

type Files = readonly (readonly [name: string, code: string])[];

const ofGuide = (way: Way): Files =>
  stepsOfWay(guideSource("en", "webhooks"), way).flatMap((step) =>
    step.kind === "file" ? [[step.name, step.code] as const] : [],
  );

function ofReadme(path: string): Files {
  const readme = readFileSync(join(ROOT, path), "utf8");
  const [, code = ""] = /^```js\n(import \{ createServer \}[\s\S]*?)\n```$/m.exec(readme) ?? [];
  return [["receiver.mjs", code]];
}

beforeAll(() => buildPackages(), 60_000);
afterAll(() => {
  for (const program of programs) program.kill("SIGKILL");
  rmSync(FOLDER, { recursive: true, force: true });
});

async function started(name: string, files: Files) {
  const [folder, port] = [join(FOLDER, name), await freePort()];
  mkdirSync(join(folder, ".sarraf"), { recursive: true });
  writeFileSync(join(folder, ".sarraf", "credentials.json"), JSON.stringify({ webhook_secret: SECRET }));
  for (const [file, code] of files) writeFileSync(join(folder, file), code.replace(/\b(4000|4242)\b/g, String(port)));
  const [main = ""] = files.map(([file]) => file).filter((file) => file.startsWith("receiver."));
  const env = {
    ...{ NODE_ENV: "test" as const, PATH: process.env.PATH, WEBHOOK_SECRET: SECRET },
    ...{ PYTHONPATH: join(ROOT, "sdk/python/src"), PYTHONDONTWRITEBYTECODE: "1" },
  };
  const child = spawn(main.endsWith(".py") ? "python3" : process.execPath, [main], { cwd: folder, env });
  programs.push(child);
  let printed = "";
  child.stdout.on("data", (text: Buffer) => (printed += text));
  const address = `http://localhost:${port}/webhooks`;
  await vi.waitFor(() => fetch(address, { method: "POST", body: "{}" }), { timeout: 20_000, interval: 50 });
  return { address, printed: () => printed };
}

describe.each<[string, boolean, () => Files]>([
  ["the guide without a library", true, () => ofGuide("curl")],
  ["the guide for Node", true, () => ofGuide("node")],
  ["the guide for Python (3.9 or newer is needed)", hasPython, () => ofGuide("python")],
  ["the README of the command line", true, () => ofReadme("sdk/cli/README.md")],
])("the receiver of %s", (name, isHere, filesOf) => {
  it.skipIf(!isHere)("refuses every forgery, and then takes what the service sent", async () => {
    const { address, printed } = await started(name.replaceAll(/\W/g, "-"), filesOf());
    const answers = await attack(address, SECRET);
    expect(unrefused(answers)).toEqual([]);
    const body = JSON.stringify({ result: "success", state: "paid", amount: "10.500", currency_code: "KWD" });
    const headers = signWebhook({ id: "evt_1", body }, { secret: SECRET });
    expect((await fetch(address, { method: "POST", headers, body })).status).toBe(200);
    await vi.waitFor(() => expect(printed()).toMatch(/success.* 10\.500/));
    expect(printed()).not.toContain("99.000");
  });
});
