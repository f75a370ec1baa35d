/** An app around the page: a web view's handler, added before the page's scripts run. */
import type { Page } from "@playwright/test";
import type { Merchant, Wire } from "./test";

export type PageSaid = { readonly id: string; readonly re: string | null; readonly type: string; readonly data: Wire };

/** How the page reaches the app: by WKWebView's message handler, or by the object that Android adds. */
export type Platform = "ios" | "android";

export class NativeShell {
  private count = 0;

  private constructor(
    private readonly page: Page,
    private readonly merchant: Merchant,
    readonly sid: string,
  ) {}

  static async open(
    page: Page,
    {
      merchant,
      sid,
      platform = "ios",
      lang = "en",
    }: { merchant: Merchant; sid: string; platform?: Platform; lang?: string },
  ): Promise<NativeShell> {
    await page.addInitScript((kind) => {
      if (window !== window.top) return;
      // The page may load itself again with the app's options; the app then answers as before.
      const said: { type: string }[] = JSON.parse(sessionStorage.getItem("said") ?? "[]");
      Reflect.set(window, "said", said);
      const hear = (text: string) => {
        const message = JSON.parse(text);
        const init = sessionStorage.getItem("init");
        if (message.type === "hello" && init !== null)
          return setTimeout(() =>
            Reflect.get(window, "CheckoutBridge").receive(init.replace("shell-", "shell-again-")),
          );
        said.push(message);
        sessionStorage.setItem("said", JSON.stringify(said));
      };
      const handler = { postMessage: hear, onmessage: null };
      if (kind === "ios") Reflect.set(window, "webkit", { messageHandlers: { checkout: handler } });
      else Reflect.set(window, "checkout", handler);
    }, platform);
    await page.goto(`${merchant.base}/${lang}/embed/${sid}/native/`);
    return new NativeShell(page, merchant, sid);
  }

  /** The page's messages in the order received; `height`, `change` and `secure` come at any time. */
  async said(): Promise<PageSaid[]> {
    return await this.page.evaluate(() => Reflect.get(window, "said"));
  }

  /** The types of the page's messages in order, without `height`, `change` and `secure`. */
  async order(): Promise<string[]> {
    const quiet = ["height", "change", "secure"];
    return (await this.said()).map(({ type }) => type).filter((type) => !quiet.includes(type));
  }

  async heard(type: string, count = 1): Promise<PageSaid> {
    await this.page.waitForFunction(
      ([wanted, least]) =>
        (Reflect.get(window, "said") as PageSaid[]).filter((message) => message.type === wanted).length >=
        Number(least),
      [type, count] as const,
    );
    return (await this.said()).filter((message) => message.type === type).at(-1) as PageSaid;
  }

  async receive(text: unknown, way: "receive" | "onmessage" = "receive"): Promise<void> {
    await this.page.evaluate(
      ([sent, by]) => {
        if (by === "receive") Reflect.get(window, "CheckoutBridge")?.receive(sent);
        else Reflect.get(window, "checkout").onmessage({ data: sent });
      },
      [text, way] as const,
    );
  }

  /** Sends a message to the page; `change` replaces fields of the envelope around `data`. */
  async say(type: string, data: object = {}, change: object = {}): Promise<void> {
    this.count += 1;
    const envelope = { v: 1, id: `shell-${this.count}`, re: null, type, sid: this.sid, ts: this.count, data };
    const text = JSON.stringify({ ...envelope, ...change });
    if (type === "init") await this.page.evaluate((init) => sessionStorage.setItem("init", init), text);
    await this.receive(text);
  }

  async init(more: object = {}): Promise<void> {
    const { id } = await this.heard("hello");
    const merchantId = new URL(this.merchant.base).host;
    const apiKey = this.merchant.credentials.public_key;
    const capabilities = {
      device_wallet_a: false,
      device_wallet_b: false,
      secure_screen: true,
      external_browser: false,
    };
    const data = {
      merchantId,
      apiKey,
      sessionId: this.sid,
      lang: "en",
      platform: "ios",
      sdk_version: "1.0.0",
      capabilities,
    };
    await this.say("init", { ...data, ...more }, { re: id });
  }

  /** Replies to the page's question of type `request`, such as whether the payment may continue. */
  async answer(request: string, type: string, data: object): Promise<PageSaid> {
    const asked = await this.heard(request);
    await this.say(type, data, { re: asked.id });
    return asked;
  }
}
