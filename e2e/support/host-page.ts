/** A shop's page of another origin with a strict policy that embeds the payment. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { expect, type FrameLocator, type Page } from "@playwright/test";
import type { Merchant } from "./test";

/** A call of a callback or hook: its name and its argument. */
export type HeardCall = readonly [name: string, data: Record<string, unknown>];

/** Waits for the frame's full height, so that clicked elements do not move. */
export async function grown(frame: FrameLocator): Promise<void> {
  const lacks = () => frame.locator("html").evaluate((root) => root.scrollHeight - root.clientHeight);
  await expect.poll(lacks).toBe(0);
}

/** A server of the page on 127.0.0.1, another origin than the service's; the merchant allows the origin. */
export class HostPage {
  private options: object = {};
  /** Callbacks and hooks that the script tag's attributes name. */
  functions: readonly string[] = ["success", "cancel", "error", "beforepayment", "validatepayment"];

  /** Host names by which the browser opens this page and the service; an empty one is the service's own. */
  private hosts = { page: "127.0.0.1", service: "" };

  /** Mistakes of the page: another policy for the service, or a second script tag. */
  faults: { policy?: string; isLoadedTwice?: boolean } = {};

  private constructor(
    private readonly server: Server,
    private readonly merchant: Merchant,
  ) {}

  static async start(merchant: Merchant): Promise<HostPage> {
    const server = createServer((_request, response) => {
      response.setHeader("content-security-policy", page.policy());
      response.writeHead(200, { "content-type": "text/html" }).end(page.html());
    });
    const page = new HostPage(server, merchant);
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    await merchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: [page.origin] });
    return page;
  }

  get origin(): string {
    return `http://${this.hosts.page}:${(this.server.address() as AddressInfo).port}`;
  }

  /** The service's origin, as this page uses it. */
  private get service(): string {
    const { base } = this.merchant;
    return this.hosts.service === "" ? base : `http://${this.hosts.service}:${new URL(base).port}`;
  }

  /** Opens this page and the service under other host names from now on. */
  async move(page: string, service: string): Promise<void> {
    this.hosts = { page, service };
    await this.merchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: [this.origin] });
  }

  async open(page: Page, options: object): Promise<void> {
    const { host } = new URL(this.service);
    const apiKey = this.merchant.credentials.public_key;
    this.options = { selector: "pay", merchant_id: host, apiKey, ...options };
    await page.goto(`${this.origin}/`);
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }

  private policy(): string {
    const base = this.service;
    const own = "default-src 'none'; img-src data:; script-src 'nonce-shop'; require-trusted-types-for 'script'";
    return `${own}; ${this.faults.policy ?? `frame-src ${base}; connect-src ${base}`}`;
  }

  private html(): string {
    const attributes = this.functions.map((name) => `data-${name}="shop_${name}"`).join(" ");
    const tag = `<script nonce="shop" src="${this.service}/sdk/v3/checkout.min.js" ${attributes}></script>`;
    return `<!doctype html><html lang="en"><title>Shop</title><link rel="icon" href="data:,"><h1>Shop</h1>
      <div id="pay"></div><div id="other"></div>
      <script nonce="shop">
        window.heard = [];
        window.refused = [];
        window.violations = [];
        document.addEventListener("securitypolicyviolation", (event) => violations.push(event.violatedDirective));
      </script>
      ${tag}
      ${this.faults.isLoadedTwice ? tag : ""}
      <script nonce="shop">
        for (const name of ${JSON.stringify(this.functions)})
          window["shop_" + name] = async (data) => {
            heard.push([name, data]);
            await window.shopDoes?.(name, data);
            if (refused.includes(name)) throw new Error("refused by the shop");
          };
        Checkout.init(${JSON.stringify(this.options)});
      </script></html>`;
  }
}

export function heardBy(page: Page): Promise<HeardCall[]> {
  return page.evaluate(() => Reflect.get(window, "heard"));
}

export function violationsOn(page: Page): Promise<string[]> {
  return page.evaluate(() => Reflect.get(window, "violations"));
}

/** Runs `work` whenever the SDK calls a callback or hook of the page. */
export async function whenAsked(page: Page, work: (name: string) => Promise<void>): Promise<void> {
  await page.exposeFunction("shopDoes", work);
}

export function callSdk(page: Page, method: string, ...given: unknown[]): Promise<unknown> {
  return page
    .evaluate(
      ([name, words]) => {
        const sdk: Record<string, (...given: unknown[]) => unknown> = Reflect.get(window, "Checkout");
        return sdk[name]?.(...words);
      },
      [method, given] as const,
    )
    .catch((error: Error) => error.message);
}

export function refuse(page: Page, ...names: string[]): Promise<void> {
  return page.evaluate((refused) => void Reflect.set(window, "refused", refused), names);
}
