import { execFile, spawn } from "node:child_process";
import { randomBytes } from "node:crypto";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, vi } from "vitest";
import { payByCard, payOnsite, startAttempt } from "@/server/domain/payments";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { differences, type GuideStep, guideSteps, valueAt } from "@/server/testing/guide-steps";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";
import { pay, type Receiver, receiver, stateOf, typed } from "@/server/testing/paying";
import { shellRequest } from "@/server/testing/shell-request";
import { present } from "@/server/testing/subscribing";
import { guideSource } from "./guides";
import { GUIDES } from "./sections";

let service: HttpService;
let shop: Receiver;

beforeAll(async () => {
  [service, shop] = await Promise.all([startHttpService(), receiver(200)]);
});

afterAll(() => Promise.all([service.stop(), shop.close()]));

type Reader = { readonly merchant: TestMerchant; readonly variables: Map<string, string> };

const dayIn = (ctx: Ctx, days: number) =>
  new Intl.DateTimeFormat("en-CA", { timeZone: "Asia/Kuwait" }).format(addSeconds(ctx.now(), days * 86_400));

/** What a reader does between two commands: pays, or chooses a value. */
async function act(
  { merchant, variables }: Reader,
  [verb = "", name = "", pgCode = "sandbox"]: readonly string[],
  more: readonly string[],
) {
  const [now, id] = [await present(merchant), variables.get(name) ?? ""];
  if (verb === "pay") return void (await pay(now, id, "1", { pgCode }));
  if (verb === "decline") return void (await pay(now, id, "2"));
  if (verb === "pay-in-frame") {
    const form = { sessionId: id, pgCode: "sandbox-onsite", amount: "10.500 KWD", credit: null, ...typed("1") };
    return void (await payOnsite(now.ctx, form));
  }
  if (verb === "pay-with-wallet") {
    const begun = await startAttempt(now.ctx, { sessionId: id, pgCode: "sandbox", credit: "8.000" });
    if (begun.kind !== "pay") throw new Error(`No pay page, but ${begun.kind}.`);
    return void (await payByCard(now.ctx, { token: begun.payPageToken, ...typed("1") }));
  }
  for (const [variable = "", value] of more.map((choice) => choice.split("="))) {
    const today = /^today(\+\d+)?$/.exec(value ?? "");
    const made = today === null ? `reader.${randomBytes(6).toString("hex")}` : dayIn(now.ctx, Number(today[1] ?? 0));
    variables.set(variable, made);
  }
}

async function carryOut(reader: Reader, step: GuideStep): Promise<readonly string[]> {
  if (step.kind === "act") {
    await act(reader, step.words, step.words);
    return [];
  }
  const { method, url, headers, body } = shellRequest(step.command, reader.variables);
  const address = url.replace("http://localhost:3000", service.address);
  const reply = await fetch(address, { method, headers, body });
  const text = await reply.text();
  const told = (problem: string) => `${step.command}\n${problem}\n${text}`;
  if (step.answer === null) return reply.ok ? [] : [told(`${reply.status}`)];
  const { status, captures, shown } = step.answer;
  const got: unknown = JSON.parse(text);
  for (const [name, path] of captures) reader.variables.set(name, String(valueAt(got, path)));
  const differs = differences(shown, got, [...captures.values()]);
  return reply.status === status ? differs.map(told) : [told(`${reply.status}, not ${status}`)];
}

/** The accounts of the sandbox merchant that the guides use. */
const withAccounts = () =>
  testMerchant({
    gateways: [
      {},
      { code: "sandbox-onsite", flow: "card_onsite", walletProviders: [] },
      {
        code: "sandbox-flex",
        flow: "flex_methods",
        isTokenizable: false,
        autoDebitEnabled: false,
        walletProviders: [],
      },
    ],
  });

it.each(GUIDES)("%s: each command of the guide gets the answer printed below it", async (name) => {
  const merchant = await withAccounts();
  const reader = {
    merchant,
    variables: new Map([
      ["KEY", merchant.privateKey],
      ["PUBLIC_KEY", merchant.publicKey],
    ]),
  };
  const source = guideSource("en", name).replaceAll("http://localhost:4000/webhooks", shop.url);
  const steps = guideSteps(source);
  expect(steps.length).toBeGreaterThan(1);
  const wrong: string[] = [];
  for (const step of steps) wrong.push(...(await carryOut(reader, step)));
  expect(wrong).toEqual([]);
});

async function inShell({ privateKey }: TestMerchant, commands: string): Promise<string> {
  const script = commands.replaceAll("http://localhost:3000", service.address);
  const env = { ...process.env, KEY: privateKey };
  return (await promisify(execFile)("bash", ["-c", script], { env })).stdout;
}

async function freePort(): Promise<number> {
  const probe = createServer();
  await new Promise<void>((done) => probe.listen(0, "127.0.0.1", done));
  const { port } = probe.address() as AddressInfo;
  await new Promise((done) => probe.close(done));
  return port;
}

it("the server of the guide to the embedded checkout shows a new payment in each view of its page", async () => {
  const { privateKey, publicKey } = await withAccounts();
  const [, code = ""] = /^```js serve\n([\s\S]*?)\n```$/m.exec(guideSource("en", "embedded-checkout")) ?? [];
  const [folder, port] = [mkdtempSync(join(tmpdir(), "guide-")), await freePort()];
  const script = code.replaceAll("http://localhost:3000", service.address).replaceAll("8080", String(port));
  writeFileSync(join(folder, "pay-page.mjs"), script);
  const env = { NODE_ENV: "test" as const, PATH: process.env.PATH, KEY: privateKey, PUBLIC_KEY: publicKey };
  const server = spawn(process.execPath, ["pay-page.mjs"], { cwd: folder, env });
  try {
    const page = async () => (await fetch(`http://127.0.0.1:${port}/`)).text();
    const first = await vi.waitFor(page, { timeout: 10_000, interval: 50 });
    const pages = [first, await page()];
    const options = pages.map((html) => JSON.parse(/Checkout\.init\((.*)\);/.exec(html)?.[1] ?? html));
    for (const { apiKey, setupPreload } of options) {
      expect(apiKey).toBe(publicKey);
      expect(setupPreload.payment_methods).toMatchObject([{ code: "sandbox-onsite" }]);
    }
    expect(new Set(options.map(({ session_id: id }) => id)).size).toBe(2);
    expect(await (await fetch(`http://127.0.0.1:${port}/thanks?order=1`)).text()).toContain("Thank you");
  } finally {
    server.kill();
    rmSync(folder, { recursive: true });
  }
});

it.each([
  ["subscriptions", 0],
  ["trial", 14],
] as const)("the page %s reads the merchant's clock: the first charge is in %i days", async (name, days) => {
  const merchant = await testMerchant({ merchant: { clockOffset: 40 * 86_400_000 } });
  const [, command = ""] = /^```bash.*\n((?:export )?START=[\s\S]*?)\n```$/m.exec(guideSource("en", name)) ?? [];
  const stdout = await inShell(merchant, `${command}; printf %s "$START"`);
  const { ctx } = await present(merchant);
  expect(stdout).toBe(dayIn(ctx, days));
});

it("the README's first subscription can be set up, paid and renewed a second time", async () => {
  const merchant = await testMerchant();
  const readme = readFileSync(join(__dirname, "../../README.md"), "utf8");
  const [, commands = ""] = /^## A first subscription\n[^`]*(?:`\w+`[^`]*)*^```\n([\s\S]*?)\n```$/m.exec(readme) ?? [];
  const [, setUp = "", advance = ""] = /^([\s\S]*)\n(curl[^\n]*)$/.exec(commands) ?? [];
  for (const time of ["first", "second"]) {
    const { session_id: id = "", ...refused } = JSON.parse(await inShell(merchant, setUp));
    expect([time, id], JSON.stringify(refused)).toEqual([time, expect.stringMatching(/^[0-9a-f]{40}$/)]);
    await pay(await present(merchant), id, "1");
    expect((await stateOf(merchant, id)).state).toBe("paid");
    expect(JSON.parse(await inShell(merchant, advance))).toHaveProperty("now");
  }
});
