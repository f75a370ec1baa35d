/**
 * The program against the running API: as a separate process where its streams, files and exit matter, else
 * within the test's.
 */
import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { chmodSync, mkdirSync, readFileSync, rmSync, statSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { verifyBodySignature, verifyWebhook } from "@sarraf/node";
import { afterAll, beforeAll, expect, test, vi } from "vitest";
import { bundleCli } from "@/scripts/build-packages.mjs";
import { systemContext } from "@/server/context";
import { createRestrictedKey, NewRestrictedKey } from "@/server/domain/merchants";
import { payByCash } from "@/server/domain/native";
import { startRecorder } from "@/server/domain/request-log";
import { readInput } from "@/server/kernel/read-input";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { type HttpService, startHttpService } from "@/server/testing/http-service";
import { issue } from "@/server/testing/invoicing";
import { type Receiver, startReceiver } from "@/server/testing/receiver";
import { program } from "./program";

type Ended = { readonly code: number | null; readonly stdout: string; readonly stderr: string };

/** Without spaces: `run` cuts its line at them. */
const SESSION_JSON = JSON.stringify({
  type: "payment_request",
  amount: "1.000",
  currency_code: "KWD",
  pg_codes: ["sandbox"],
  order_no: "api-1",
});
const ROOT = resolve(__dirname, "../../..");
const HOME = join(ROOT, ".sarraf", `cli-test-${process.pid}`);
const PROGRAM = join(HOME, "sarraf.mjs");
const CONFIG = join(HOME, "sarraf", "config.json");

let service: HttpService;
let merchant: TestMerchant;
let shop: Receiver;

beforeAll(async () => {
  vi.stubEnv("XDG_CONFIG_HOME", HOME);
  mkdirSync(HOME, { recursive: true });
  [service, merchant, shop] = await Promise.all([startHttpService(), testMerchant(), startReceiver()]);
  await bundleCli({ outfile: PROGRAM, alias: { "@sarraf/node": join(ROOT, "sdk/node/src/index.ts") } });
});
afterAll(async () => {
  await Promise.all([service.stop(), shop.stop()]);
  rmSync(HOME, { recursive: true });
});

function start(line: string): ChildProcess {
  return spawn(process.execPath, [PROGRAM, ...line.split(" ")], { stdio: "pipe" });
}

function ended(child: ChildProcess, input = ""): Promise<Ended> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  child.stdout?.on("data", (chunk) => void stdout.push(String(chunk)));
  child.stderr?.on("data", (chunk) => void stderr.push(String(chunk)));
  // A program that reads nothing may have ended before.
  child.stdin?.on("error", () => undefined).end(input);
  return new Promise((done) =>
    child.once("close", (code) => done({ code, stdout: stdout.join(""), stderr: stderr.join("") })),
  );
}

async function run(line: string, isTerminal = false): Promise<Ended> {
  const [stdout, stderr]: [string[], string[]] = [[], []];
  const code = await program(line.split(" "), {
    write: (text) => void stdout.push(text),
    complain: (text) => void stderr.push(text),
    signal: new AbortController().signal,
    isTerminal,
  });
  return { code, stdout: stdout.join(""), stderr: stderr.join("") };
}

/** What the command answers to programs. */
async function json(line: string) {
  const { code, stdout, stderr } = await run(`${line} --json`);
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  return JSON.parse(stdout);
}

test("login keeps a key that works, for its owner alone, and no other", async () => {
  const login = `login --base-url ${service.address}/`;
  const wrong = await ended(start(login), "sk_wrong\n");
  expect(wrong).toMatchObject({ code: 3, stderr: expect.stringContaining("sarraf logs --request-id") });
  expect((await run("events list")).stderr).toContain("sarraf login");

  const right = await ended(start(login), `${merchant.privateKey}\n`);
  expect(right).toMatchObject({ code: 0, stdout: expect.stringContaining("Signed in as Test Merchant.") });
  expect(statSync(CONFIG).mode & 0o777).toBe(0o600);
  expect(JSON.parse(readFileSync(CONFIG, "utf8"))).toEqual({
    current: "default",
    profiles: { default: { api_key: merchant.privateKey, base_url: service.address } },
  });
});

test("listen posts what is triggered to a machine of one's own, and both signatures hold", async () => {
  const listening = start(`listen --json --limit 3 --forward-to ${shop.url()}`);
  const chunks: string[] = [];
  listening.stdout?.on("data", (chunk) => chunks.push(String(chunk)));
  const lines = () => chunks.join("").split("\n").slice(0, -1);
  const end = ended(listening);
  await vi.waitFor(() => expect(lines()).toHaveLength(1), 15_000);
  const { secret } = JSON.parse(lines()[0] ?? "");
  const failed = await json("trigger payment.failed");
  shop.answer = 500;
  const paid = await json("trigger refund.success --amount 7.000 --order-no o-7");
  expect((await end).code).toBe(0);

  const told = shop.received.map(({ headers, text }) => {
    expect(verifyBodySignature(text, merchant.hmacKey).kind).toBe(
      verifyWebhook({ headers, body: text }, { secret }).kind,
    );
    return verifyWebhook({ headers, body: text }, { secret });
  });
  expect(told).toMatchObject([
    { kind: "payment", payload: { session_id: failed.session_id, result: "failed" } },
    { kind: "payment", payload: { session_id: paid.session_id, result: "success", amount: "7.000", order_no: "o-7" } },
    { kind: "operation", payload: { session_id: paid.session_id, operation: "refund", amount: "7.000" } },
  ]);
  expect(
    lines()
      .slice(1)
      .map((line) => JSON.parse(line)),
  ).toMatchObject([
    { event: "payment.failed", id: told[0]?.id, status: expect.any(Number) },
    { event: "payment.success", id: told[1]?.id, status: 500 },
    { event: "refund.success", id: told[2]?.id, status: 500 },
  ]);
  shop.answer = 200;
  const again = await run(`events resend ${told[1]?.id} --forward-to ${shop.url("/again")} --secret ${secret}`);
  expect(again.stdout).toMatch(/payment\.success +evt_\w+ {2}-> 200 POST http.*\/again/);
});

test("a session is made, found and canceled, and what cannot be done ends with a code and a reason", async () => {
  const made = await json("sessions create --amount 4.500 --order-no o-1 --customer-id c-1");
  expect(made).toMatchObject({ state: "created", amount: "4.500", pg_codes: ["sandbox"] });
  const seen = await run(`sessions get ${made.session_id}`, true);
  expect(seen.stdout).toMatch(new RegExp(`\\n\\nNext, .*: sarraf events list --session-id ${made.session_id}\\n$`));
  const shown = await run("sessions create --amount 4.500", true);
  expect(shown.stdout).toMatch(/\ncheckout_url .*\n\nNext, .*: sarraf sessions get [0-9a-f]{40}\n$/);
  const { stdout } = await run("sessions list --order-no o-1");
  expect(stdout).toMatch(new RegExp(`^SESSION +STATE +AMOUNT .*\n${made.session_id} +created +4\\.500 KWD `));
  expect(await json(`sessions cancel ${made.session_id}`)).toMatchObject({ operation: "cancel" });
  const refused = await run(`sessions refund ${made.session_id} --amount 1.000 --json`);
  expect(refused.code).toBe(5);
  expect(JSON.parse(refused.stderr)).toMatchObject({ error: { kind: "invalid_request", status: 400 } });
  expect((await run("sessions get none")).code).toBe(4);
});

test("an amount is assumed in the sandbox alone", async () => {
  expect(await json("sessions create")).toMatchObject({ amount: "10.500" });
  const real = await testMerchant({ merchant: { production: true } });
  const asProduction = (line: string) => run(`${line} --api-key ${real.privateKey} --base-url ${service.address}`);
  for (const line of ["sessions create", "subscriptions create --pg-code sandbox", "trigger payment.success"])
    expect(await asProduction(line)).toMatchObject({
      code: 2,
      stderr: expect.stringContaining(
        "Test Merchant is in production, where no amount is assumed: name it with --amount",
      ),
    });
  expect((await asProduction("sessions list --json")).stdout).toBe("[]\n");
  expect((await asProduction("sessions create --amount 4.500")).stdout).toContain("4.500");
  expect((await asProduction(`sessions create --data {"amount":"4.500"}`)).stdout).toContain("4.500");
  const permissions = ["Can add payment requests", "Can use sandbox"];
  const { restricted_key: key } = await createRestrictedKey(real.ctx, readInput(NewRestrictedKey, { permissions }));
  const asRestricted = (line: string) => run(`${line} --api-key ${key} --base-url ${service.address}`);
  expect(await asRestricted("sessions create")).toMatchObject({
    code: 2,
    stderr: expect.stringContaining("This key may not read whether the merchant is in production"),
  });
  expect((await asRestricted("sessions create --pg-code sandbox --amount 4.500")).stdout).toContain("4.500");
});

test("a webhook endpoint is made, paused, renewed and deleted, and what happens to it is listed", async () => {
  const made = await json("endpoints create http://127.0.0.1:9/none --kind session.canceled");
  expect(made).toMatchObject({ kinds: ["session.canceled"], signing_secret: expect.stringMatching(/^whsec_/) });
  const session = await json("sessions create --amount 4.500");
  await json(`sessions cancel ${session.session_id}`);
  const [delivery] = await json(`endpoints deliveries ${made.id}`);
  expect(delivery).toMatchObject({ type: "session.canceled", delivery: { endpoint_id: made.id } });
  const [event] = await json(`events list --session-id ${session.session_id} --kind session.canceled`);
  expect(event.payload).toMatchObject({ type: "session.canceled", object: { id: session.session_id } });
  expect((await json(`endpoints pause ${made.id}`)).paused_at).not.toBeNull();
  expect((await run(`endpoints redeliver ${made.id} --after 2020-01-01`)).code).not.toBe(0);
  expect((await json(`endpoints rotate ${made.id}`)).signing_secret).not.toBe(made.signing_secret);
  expect((await json(`endpoints test ${made.id}`)).error).toMatch(/refused|not a public/);
  expect((await run(`endpoints delete ${made.id}`)).code).toBe(0);
  expect(await json("endpoints list")).toEqual([]);
});

test("a payment link is made, listed and closed, and an invoice paid in parts, one in cash", async () => {
  const link = await json("links create Course --minimum 2 --maximum 20 --max-payments 30");
  expect(link).toMatchObject({ status: "active", name: "Course", payments: 0 });
  expect((await run("links list")).stdout).toContain("2.000-20.000");
  expect(await json(`links change ${link.id} --until 2040-01-31`)).toMatchObject({ status: "active" });
  expect(await json(`links get ${link.id}`)).toMatchObject({ active_until: "2040-01-31" });
  expect(await json(`links close ${link.id}`)).toMatchObject({ status: "closed" });
  expect(await json(`links get ${link.id}`)).toMatchObject({ max_payments: 30 });
  const { number } = await issue(merchant, { allow_partial_payments: true });
  const { session_id: id } = await json(`invoices pay ${number} --amount 4.000`);
  await payByCash(merchant.ctx, { sessionId: id, idempotencyKey: null });
  await run(`sessions collect ${id}`);
  expect(await json(`invoices payments ${number}`)).toMatchObject([{ session_id: id, state: "paid" }]);
});

test("a subscription is renewed by the clock, credit is given, and the log tells of it", async () => {
  const recorder = startRecorder(systemContext());
  const { subscription_id: id } = await json("trigger subscription.renewed");
  const { stdout } = await run(`subscriptions cycles ${id}`);
  expect(stdout.split("\n").map((line) => line.split(/ +/).slice(2, 4))).toMatchObject([
    ["AMOUNT", "STATUS"],
    ["5.000", "paid"],
    ["5.000", "paid"],
    ["5.000", "scheduled"],
    [],
  ]);
  expect(await json(`subscriptions cancel ${id}`)).toMatchObject({ status: "canceled" });
  await json("wallet credit c-9 3.000");
  expect(await json("wallet accounts c-9")).toMatchObject([{ balance: "3.000" }]);
  await recorder.stop();
  const logged = await run("logs --path adjustments --bodies");
  expect(logged.stdout).toMatch(/201 {2}POST {3}\/b\/wallet\/sarraf\/v1\/adjustments\/.*\n {2}> .*"amount":"3.000"/);
});

test("open prints an address and hands it to the browser", async () => {
  const [browser, opened] = [join(HOME, "browser.sh"), join(HOME, "opened")];
  writeFileSync(browser, `#!/bin/sh\nprintf %s "$1" > "$(dirname "$0")/opened"\n`);
  chmodSync(browser, 0o755);
  vi.stubEnv("BROWSER", browser);
  const { stdout } = await run("open events");
  expect(stdout).toBe(`${service.address}/en/console/events/\n`);
  await vi.waitFor(() => expect(readFileSync(opened, "utf8")).toBe(stdout.trim()));
});

test("api sends any request, and whoami names the merchant", async () => {
  const made = JSON.parse(
    (await run(`api post /b/checkout/v1/pymt-txn/ --body ${SESSION_JSON} --idempotency-key k-1`)).stdout,
  );
  const again = JSON.parse(
    (await run(`api post /b/checkout/v1/pymt-txn/ --body ${SESSION_JSON} --idempotency-key k-1`)).stdout,
  );
  expect(again).toEqual(made);
  const { stdout } = await run(`api GET /b/pbl/v2/transactions/ --query order_no=api-1 --query limit=1`);
  expect(JSON.parse(stdout)).toMatchObject({ count: 1, results: [{ session_id: made.session_id }] });
  expect(await run("api get b/pbl/v2/sessions/")).toMatchObject({ code: 2 });
  expect(await run("api post /b/checkout/v1/pymt-txn/ --body {")).toMatchObject({ code: 2 });
  expect(await run("api post /b/checkout/v1/pymt-txn/ --body @none")).toMatchObject({ code: 2 });
  expect(await run("api get /b/none/")).toMatchObject({ code: 4 });
  expect(await json("whoami")).toMatchObject({ base_url: service.address, production: false });
  expect((await run("version")).stdout).toMatch(/^\d+\.\d+\.\d+\n$/);
});

const isInstalled = (shell: string): boolean => spawnSync(shell, ["--version"]).status === 0;

test("bash completes commands, skips options, and completes their values", async () => {
  const { stdout: script } = await run("completion bash");
  const words = ["sessions ref", "--profile main sessions ref", "events list --kind subs"];
  const asked = words.map((line) => {
    const count = line.split(" ").length;
    return `COMP_WORDS=(sarraf ${line}); COMP_CWORD=${count}; _sarraf; echo $COMPREPLY`;
  });
  const { stdout, code } = await ended(spawn("bash", ["-c", [script, ...asked].join("\n")], { stdio: "pipe" }));
  expect({ stdout, code }).toEqual({ stdout: "refund\nrefund\nsubscription\n", code: 0 });
});

test.skipIf(!isInstalled("zsh"))("zsh loads the completion, and completes", async () => {
  const { stdout: script } = await run("completion zsh");
  const asked = 'words=(sarraf --profile main sessions ref); CURRENT=5; compadd() { print -r -- "$@" }; _sarraf';
  const lines = ["compdef() { }", script, asked].join("\n");
  const { stdout, stderr, code } = await ended(spawn("zsh", ["-f", "-c", lines], { stdio: "pipe" }));
  expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
  expect(stdout).toContain("refund");
});

test.skipIf(!isInstalled("fish"))("fish loads the completion, and completes", async () => {
  const { stdout: script } = await run("completion fish");
  const lines = `${script}\ncomplete -C "sarraf sessions ref"`;
  const { stdout, stderr } = await ended(spawn("fish", ["--no-config", "-c", lines], { stdio: "pipe" }));
  expect(stderr).toBe("");
  expect(stdout).toContain("refund");
});
