/** The examples receive what the service delivers; each as its README starts it without a framework. */
import { type ChildProcess, spawn } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join, resolve } from "node:path";
import { Sarraf, signWebhook } from "@sarraf/node";
import { afterAll, beforeAll, describe, expect, it, test, vi } from "vitest";
import { buildPackages } from "@/scripts/build-packages.mjs";
import { freePort } from "@/scripts/first-hour/installation";
import { withScratchDatabase } from "@/scripts/scratch-database.mjs";
import { postDocumented } from "@/server/testing/documented-events";
import { type TestMerchant, testMerchant } from "@/server/testing/harness";
import { attack, UNSIGNED, unrefused } from "@/server/testing/hostile-webhooks";
import { type HttpService, startHttpService } from "@/server/testing/http-service";
import { hasPython, runs } from "@/server/testing/python";

const CLUSTER = process.env.SARRAF_TEST_DIR ?? resolve(".sarraf/test");

const hasPhp = runs("php", "-r", "exit(PHP_VERSION_ID < 80100 ? 1 : 0);");

const until = (isSo: () => boolean) => vi.waitFor(() => expect(isSo()).toBe(true), { timeout: 10_000, interval: 20 });

let folder: string;
let service: HttpService;
let merchant: TestMerchant;
let sarraf: Sarraf;
const servers: Server[] = [];
const programs: ChildProcess[] = [];

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), "examples-"));
  [service, merchant] = await Promise.all([
    startHttpService(),
    testMerchant({ gateways: [{}, { code: "sandbox-onsite", flow: "card_onsite" }] }),
  ]);
  sarraf = new Sarraf({ apiKey: merchant.privateKey, baseUrl: service.address });
});

afterAll(async () => {
  for (const program of programs) program.kill("SIGKILL");
  for (const server of servers) server.closeAllConnections();
  await Promise.all(servers.map((server) => new Promise((done) => server.close(done))));
  await service.stop();
  rmSync(folder, { recursive: true });
});

async function listening(server: Server): Promise<string> {
  servers.push(server);
  await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}

/** The lines that an example prints, one for each event that it works on. */
type Example = { readonly address: string; readonly lines: () => readonly string[] };

async function program(name: string, args: string[], cwd: string, env: Record<string, string>): Promise<Example> {
  let printed = "";
  const keys = { WEBHOOK_SECRET: merchant.webhookSecret, WEBHOOK_HMAC_KEY: merchant.hmacKey };
  const all = { NODE_ENV: "test" as const, PATH: process.env.PATH, ...keys, ...env };
  const child = spawn(name, args, { cwd: join(__dirname, cwd), env: all });
  programs.push(child);
  for (const stream of [child.stdout, child.stderr]) stream.on("data", (text: Buffer) => (printed += text));
  const ready = /listening on (\d+)|:(\d+)\) started|(?:running on|server at) http:\/\/127\.0\.0\.1:(\d+)/;
  await until(() => ready.test(printed));
  const port = ready.exec(printed)?.slice(1).find(Boolean);
  await vi.waitFor(() => fetch(`http://127.0.0.1:${port}`), { timeout: 10_000, interval: 50 });
  return { address: `http://127.0.0.1:${port}`, lines: () => printed.match(/^evt_.*$/gm) ?? [] };
}

const python = (cwd: string, ...args: string[]) =>
  program("python3", args, cwd, {
    PORT: "0",
    EVENTS: join(folder, `${cwd}-${args[0]}.sqlite3`),
    PYTHONPATH: join(__dirname, "../sdk/python/src"),
    PYTHONDONTWRITEBYTECODE: "1",
    PYTHONUNBUFFERED: "1",
  });

const fastApi = () => python("python-fastapi", "-m", "uvicorn", "app:app", "--port", "0");
const django = async () => python("python-django", "app.py", "runserver", "--noreload", String(await freePort()));

async function express(): Promise<Example> {
  await buildPackages();
  return program(process.execPath, ["server.mjs"], "node-express", { PORT: "0", EVENTS: join(folder, "express") });
}

async function node(): Promise<Example> {
  const { shopReceiver } = await import("./node-express/receiver.mjs");
  const { plainServer } = await import("./node-express/plain.mjs");
  const lines: string[] = [];
  const terms = { secret: merchant.webhookSecret, hmacKey: merchant.hmacKey, folder: join(folder, "node") };
  const receive = shopReceiver({ ...terms, log: (line: string) => void lines.push(line) });
  return { address: await listening(plainServer(receive)), lines: () => lines };
}

async function next(): Promise<Example> {
  const lines = vi.spyOn(console, "log").mockImplementation(() => undefined);
  vi.stubEnv("WEBHOOK_SECRET", merchant.webhookSecret);
  vi.stubEnv("WEBHOOK_HMAC_KEY", merchant.hmacKey);
  vi.stubEnv("EVENTS", join(folder, "next"));
  const { POST } = await import("./next/app/webhooks/route.js");
  const { plainServer } = await import("./node-express/plain.mjs");
  const receive = async ({ headers, body }: { headers: Record<string, string>; body: Uint8Array<ArrayBuffer> }) => {
    const answer: Response = await POST(new Request("http://localhost/", { method: "POST", headers, body }));
    return answer.status;
  };
  return { address: await listening(plainServer(receive)), lines: () => lines.mock.calls.map(([line]) => `${line}`) };
}

/** Ids of the events of a payment and its refund, and of a subscription's set-up, posted to the address. */
async function eventsOfEveryKind(address: string): Promise<string[]> {
  const common = { currency_code: "KWD", webhook_url: `${address}/webhooks`, amount: "10.500" } as const;
  const { session_id: refunded } = await sarraf.sessions.create({
    ...common,
    type: "payment_request",
    pg_codes: ["sandbox"],
  });
  await sarraf.sessions.inquire({ session_id: refunded });
  await sarraf.sessions.refund(refunded, { amount: "4.000" });
  const [{ now }, { timezone: timeZone }] = await Promise.all([sarraf.sandbox.clock(), sarraf.merchant.settings()]);
  const { session_id: setUp } = await sarraf.sessions.create({
    ...common,
    type: "payment_request",
    pg_codes: ["sandbox"],
    payment_type: "auto_pay",
    customer_id: "c-1",
    customer_email: "sara@example.com",
    agreement: { id: "agr-1" },
    autopay: {
      frequency: "monthly",
      recurring_amount: "5.000",
      start_date: new Intl.DateTimeFormat("en-CA", { timeZone }).format(new Date(now)),
    },
  });
  await sarraf.sessions.inquire({ session_id: setUp });
  const lists = [refunded, setUp].map((session_id) => sarraf.events.list({ session_id }).take(10));
  // The other kinds go to webhook endpoints.
  const posted: readonly string[] = ["payment", "operation", "subscription"];
  const events = (await Promise.all(lists)).flat().filter(({ kind }) => posted.includes(kind));
  for (const { id } of events) expect(await sarraf.events.redeliver(id)).toMatchObject({ last_status: 200 });
  return events.map(({ id }) => id);
}

const postDocumentedEvents = (address: string) => postDocumented({ service, merchant, address });

/** A payment whose events go to the address; its event. */
async function paid(address: string) {
  const { session_id: id } = await sarraf.sessions.create({
    type: "payment_request",
    amount: "10.500",
    currency_code: "KWD",
    pg_codes: ["sandbox"],
    webhook_url: `${address}/webhooks`,
  });
  await sarraf.sessions.inquire({ session_id: id });
  const [event] = await sarraf.events.list({ session_id: id, kind: "payment" }).take(1);
  return event?.id ?? "";
}

describe.each<[string, boolean, () => Promise<Example>]>([
  ["Node", true, node],
  ["a route of Next", true, next],
  [
    "Python, as Django and FastAPI use it (3.9 or newer is needed)",
    hasPython,
    () => python("python-django", "receiver.py"),
  ],
  [
    "PHP, as Laravel uses it (8.1 or newer is needed)",
    hasPhp,
    () =>
      program("php", ["-d", "display_errors=0", "-S", "127.0.0.1:0", "plain.php"], "php-laravel", {
        EVENTS: join(folder, "php"),
      }),
  ],
])("a receiver in %s", (_, isHere, start) => {
  it.skipIf(!isHere)("works once on an event that is delivered twice", async () => {
    const example = await start();
    const event = await paid(example.address);
    for (const attempts of [1, 2])
      expect(await sarraf.events.redeliver(event)).toMatchObject({ attempts, last_status: 200 });
    await until(() => example.lines().length > 0);
    expect(example.lines()).toEqual([`${event} payment success 10.500 KWD`]);
  });

  it.skipIf(!isHere)("takes every kind of event, and outlives requests that nobody would expect", async () => {
    const example = await start();
    const address = `${example.address}/webhooks`;
    const answers = await attack(address, merchant.webhookSecret);
    expect(unrefused(answers)).toEqual([]);
    expect(UNSIGNED.filter((name) => answers[name] !== 401)).toEqual([]);
    expect((await fetch(address)).ok, "GET").toBe(false);
    const ids = await eventsOfEveryKind(example.address);
    expect(ids.length).toBeGreaterThanOrEqual(3);
    await until(() => ids.every((id) => example.lines().some((line) => line.startsWith(`${id} `))));
    expect(example.lines().join("\n")).toMatch(/ operation success 4\.000/);
    const documented = await postDocumentedEvents(address);
    expect(documented.length).toBeGreaterThan(50);
    await until(() => documented.every((line) => example.lines().some((printed) => printed.startsWith(line))));
    const body = JSON.stringify({ result: "success", signature: "x" });
    const headers = signWebhook({ id: "evt_half", body }, { secret: merchant.webhookSecret });
    expect((await fetch(address, { method: "POST", headers, body })).status, "only the headers are right").toBe(401);
  });
});

describe.each<[string, boolean, () => Promise<Example>]>([
  ["Express", true, express],
  ["FastAPI (if installed)", hasPython && runs("python3", "-c", "import fastapi, uvicorn"), fastApi],
  ["Django (if installed)", hasPython && runs("python3", "-c", "import django"), django],
])("the receiver on %s", (_, isHere, start) => {
  it.skipIf(!isHere)(
    "refuses every forgery, takes every kind of event, and works once on one that is delivered twice",
    async () => {
      const example = await start();
      const address = `${example.address}/webhooks`;
      expect(unrefused(await attack(address, merchant.webhookSecret))).toEqual([]);
      const event = await paid(example.address);
      for (const attempts of [1, 2])
        expect(await sarraf.events.redeliver(event)).toMatchObject({ attempts, last_status: 200 });
      await until(() => example.lines().length > 0);
      expect(example.lines()).toEqual([`${event} payment success 10.500 KWD`]);
      const documented = await postDocumentedEvents(address);
      await until(() => documented.every((line) => example.lines().some((printed) => printed.startsWith(line))));
    },
  );
});

test("the shop sells in both languages, on the hosted checkout, in its own page and every month, gives credit and money back, and keeps its orders", async () => {
  const { createShop } = await import("./shop/shop.mjs");
  const { openDatabase } = await import("./shop/database.mjs");
  const { shopServer } = await import("./shop/server.mjs");
  await withScratchDatabase(CLUSTER, async (url) => {
    const parts = { sarraf, publicKey: merchant.publicKey, shop: null as unknown as ReturnType<typeof createShop> };
    const address = await listening(shopServer(parts));
    const open = async () => {
      const database = await openDatabase(url);
      parts.shop = createShop({ sarraf, secret: merchant.webhookSecret, database, address });
      return database;
    };
    // Two processes of the shop may start at once.
    const [database, other] = await Promise.all([open(), openDatabase(url)]);
    await other.close();
    await parts.shop.allowOwnPages();
    expect((await sarraf.merchant.settings()).allowed_origins).toContain(address);

    const press = async (path: string) =>
      (await fetch(`${address}${path}`, { method: "POST", redirect: "manual" })).headers.get("location") ?? "";
    expect(await press("/en/credit")).toBe("/en/");
    expect(await press("/en/buy")).toContain("/checkout/");
    const here = await press("/ar/buy-here");
    expect(await press("/en/subscribe")).toContain("/checkout/");
    const frame = await (await fetch(`${address}${here}`)).text();
    expect(frame).toContain(`${service.address}/sdk/v3/checkout.min.js`);
    expect(frame).toContain(`"session_id":"${here.replace("/ar/pay/", "")}","lang":"ar"`);

    const deliver = async (id: string, kind: "payment" | "operation") => {
      const [event] = await sarraf.events.list({ session_id: id, kind }).take(1);
      for (const attempts of [1, 2])
        expect(await sarraf.events.redeliver(event?.id ?? "")).toMatchObject({ state: "delivered", attempts });
    };
    const orders = await database.orders();
    expect(orders.map(({ state }) => state)).toEqual(["unpaid", "unpaid", "unpaid"]);
    for (const { session_id: id } of orders) {
      await sarraf.sessions.inquire({ session_id: id });
      await deliver(id, "payment");
    }
    const read = async (language: string) => (await fetch(`${address}/${language}/`)).text();
    for (const way of ["hosted checkout", "on this page", "subscription"])
      expect(await read("en")).toContain(`, ${way}: <b>paid</b>`);
    expect(await read("en")).toContain("<b>active</b>");
    expect(await read("en")).toContain("3.000 KWD");

    const [bought] = orders.filter(({ way }) => way === "hosted");
    for (const language of ["en", "ar"])
      expect(await press(`/${language}/refund/${bought.number}`)).toBe(`/${language}/`);
    await deliver(bought.session_id, "operation");
    expect(await sarraf.sessions.retrieve(bought.session_id)).toMatchObject({ refunded_amount: "10.500" });
    expect(await press("/en/refund/unknown")).toBe("/en/");

    // The shop is started again.
    await database.close();
    const again = await open();
    expect(await read("en")).toContain("10.500 given back");
    const arabic = await read("ar");
    expect(arabic).toContain('<html lang="ar" dir="rtl">');
    expect(arabic).toContain("10.500 مسترد");
    expect((await fetch(`${address}/webhooks`, { method: "POST", body: "{}" })).status).toBe(401);
    const answers = await attack(`${address}/webhooks`, merchant.webhookSecret);
    expect(unrefused(answers)).toEqual([]);
    expect(answers["ten megabytes"]).toBe(413);
    await postDocumentedEvents(`${address}/webhooks`);
    const first = await fetch(address, { redirect: "manual", headers: { "accept-language": "ar-KW" } });
    expect(first.headers.get("location")).toBe("/ar/");
    await again.close();
  });
}, 60_000);
