/** Fixtures of browser tests: merchants with their API, a webhook receiver, a check of console errors. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { readFileSync } from "node:fs";
import { createInterface } from "node:readline";
import { type APIRequestContext, test as base, expect, type Page } from "@playwright/test";
import { BrowserConsole } from "./browser-console";
import { HostPage } from "./host-page";
import { KeptContext } from "./kept-context";
import { Receiver } from "./receiver";

export type Credentials = {
  readonly base_url: string;
  readonly merchant_id: string;
  readonly private_key: string;
  readonly public_key: string;
  readonly username: string;
  readonly password: string;
  readonly webhook_hmac_key: string;
  readonly webhook_secret: string;
};

/** A JSON object of the API, as a merchant receives it. */
export type Wire = Record<string, unknown>;

export class Merchant {
  constructor(
    readonly base: string,
    readonly credentials: Credentials,
  ) {}

  /** Calls the API with the merchant's private key. */
  async call(method: string, path: string, body?: object): Promise<{ status: number; body: Wire }> {
    const response = await fetch(`${this.base}${path}`, {
      method,
      headers: { authorization: `Api-Key ${this.credentials.private_key}`, "content-type": "application/json" },
      ...(body === undefined ? {} : { body: JSON.stringify(body) }),
    });
    const text = await response.text();
    return { status: response.status, body: text === "" ? {} : JSON.parse(text) };
  }

  async session(fields: object = {}): Promise<Wire & { session_id: string; checkout_url: string }> {
    const { status, body } = await this.call("POST", "/b/checkout/v1/pymt-txn/", {
      type: "payment_request",
      amount: "10.500",
      currency_code: "KWD",
      pg_codes: ["sandbox"],
      order_no: "10482",
      ...fields,
    });
    expect(status, JSON.stringify(body)).toBe(201);
    return body as Wire & { session_id: string; checkout_url: string };
  }

  async sessionWithFile(file: { name: string; content: string }): Promise<Wire & { session_id: string }> {
    const form = new FormData();
    const fields = { type: "payment_request", amount: "10.500", currency_code: "KWD", pg_codes: "sandbox" };
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append("attachment", new Blob([file.content]), file.name);
    const response = await fetch(`${this.base}/b/checkout/v1/pymt-txn/`, {
      method: "POST",
      headers: { authorization: `Api-Key ${this.credentials.private_key}` },
      body: form,
    });
    expect(response.status).toBe(201);
    return (await response.json()) as Wire & { session_id: string };
  }

  /** Credits the customer an amount in KWD; a negative amount debits. */
  async credit(customerId: string, amount: string): Promise<void> {
    const response = await fetch(`${this.base}/b/wallet/sarraf/v1/adjustments/`, {
      method: "POST",
      headers: {
        authorization: `Api-Key ${this.credentials.private_key}`,
        "content-type": "application/json",
        "idempotency-key": randomUUID(),
      },
      body: JSON.stringify({ customer_id: customerId, currency: "KWD", amount, reason: "goodwill" }),
    });
    expect(response.status, await response.text()).toBe(201);
  }

  async balances(customerId: string): Promise<readonly unknown[]> {
    const { body } = await this.call("POST", "/b/wallet/sarraf/v1/accounts/", { customer_id: customerId });
    const [account] = body.results as Wire[];
    return [account?.balance, account?.available_balance];
  }

  async retrieve(sessionId: string): Promise<Wire> {
    return (await this.call("GET", `/b/checkout/v1/pymt-txn/${sessionId}`)).body;
  }

  async inquire(sessionId: string): Promise<Wire> {
    return (await this.call("POST", "/b/pbl/v2/inquiry/", { session_id: sessionId })).body;
  }
}

function operatorsProgram(): string {
  const { SARRAF_OPERATOR } = process.env;
  if (SARRAF_OPERATOR === undefined)
    throw new Error("`npm run test:e2e` makes the program of the operator's commands.");
  return SARRAF_OPERATOR;
}

/** Runs the operator's commands in one process per worker. */
class Operator {
  private readonly program = spawn(process.execPath, [operatorsProgram()], { stdio: ["pipe", "pipe", "inherit"] });
  private readonly answers = createInterface({ input: this.program.stdout })[Symbol.asyncIterator]();

  /** @throws {Error} if the command fails; the reason is on standard error */
  async run(...words: string[]): Promise<string> {
    this.program.stdin.write(`${JSON.stringify(words)}\n`);
    const { value, done } = await this.answers.next();
    if (done) throw new Error(`The operator's command failed: ${words.join(" ")}`);
    return JSON.parse(value);
  }

  async stop(): Promise<void> {
    if (this.program.exitCode !== null) return;
    const ended = once(this.program, "close");
    this.program.stdin.end();
    await ended;
  }
}

/** A new merchant whose gateway is the simulated one. */
export async function newMerchant(base: string, operator: Operator): Promise<Merchant> {
  const keys = JSON.parse(await operator.run("create", "--name", "Dar Books"));
  const merchant = new Merchant(base, { base_url: base, username: "", password: "", ...keys });
  const gateway = { name_en: "Sandbox", code: "sandbox", currency_code: "KWD", plugins: ["payment_request"] };
  const keeping = { is_tokenizable: true, auto_debit_enabled: true };
  const { status, body } = await merchant.call("POST", "/b/pbl/v2/osb/create/", { ...gateway, ...keeping });
  expect(status, JSON.stringify(body)).toBe(201);
  return merchant;
}

let kept: Promise<KeptContext> | undefined;

type Fixtures = {
  /** For tests of the first visit, and for those that set the page's clock or take its network away. */
  readonly hasOwnContext: boolean;
  /** The seeded merchant, which all tests share. */
  readonly merchant: Merchant;
  /** A new merchant for this test only, so that the test may move the merchant's clock. */
  readonly ownMerchant: Merchant;
  /** A shop's page that embeds payments of `ownMerchant`. */
  readonly shop: HostPage;
  readonly receiver: Receiver;
  readonly console: BrowserConsole;
};

export const test = base.extend<Fixtures, { readonly operator: Operator }>({
  operator: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads what a fixture needs from the pattern
    async ({}, use) => {
      const operator = new Operator();
      await use(operator);
      await operator.stop();
    },
    { scope: "worker" },
  ],
  hasOwnContext: [false, { option: true }],
  context: async ({ browser, javaScriptEnabled, hasOwnContext }, use) => {
    if (hasOwnContext || !javaScriptEnabled) {
      const context = await browser.newContext();
      await use(context);
      return context.close();
    }
    kept ??= KeptContext.open(browser);
    const { context } = await kept;
    await use(context);
    await (await kept).clear();
  },
  merchant: async ({ baseURL }, use) => {
    const credentials = JSON.parse(
      readFileSync(process.env.SARRAF_CREDENTIALS ?? ".sarraf/credentials.json", "utf8"),
    ) as Credentials;
    await use(new Merchant(baseURL ?? credentials.base_url, credentials));
  },
  ownMerchant: async ({ baseURL, operator }, use) => {
    await use(await newMerchant(baseURL ?? "http://localhost:3000", operator));
  },
  shop: async ({ ownMerchant }, use) => {
    const shop = await HostPage.start(ownMerchant);
    await use(shop);
    await shop.stop();
  },
  // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from the pattern
  receiver: async ({}, use) => {
    const receiver = await Receiver.start();
    await use(receiver);
    await receiver.stop();
  },
  console: [
    async ({ page }, use) => {
      const console = new BrowserConsole(page);
      await use(console);
      await console.check();
    },
    { auto: true },
  ],
});

export { type APIRequestContext, expect, type Operator, type Page, Receiver };
