/** Errors that the pages of a test log. */
import { type ConsoleMessage, expect, type Page } from "@playwright/test";

/** Connections that a test breaks on purpose, without the service's own files. */
const BROKEN = /(status of (404|403|503)|net::ERR_FAILED)(?!.*\/_next\/static\/)|net::ERR_INTERNET_DISCONNECTED/;

function textOf(message: ConsoleMessage): string {
  return `${message.text()} at ${message.location().url}`;
}

export class BrowserConsole {
  private readonly errors: string[] = [];
  private readonly expected: RegExp[] = [];
  private readonly allowed = [BROKEN];

  constructor(page: Page) {
    page.on("pageerror", (error) => this.errors.push(String(error)));
    page.on("console", (message) => {
      if (message.type() === "error" && !message.text().includes("favicon")) this.errors.push(textOf(message));
    });
    // Other pages may log any error but a violation of the content security policy.
    page.context().on("console", (message) => {
      const isRefused = message.type() === "error" && message.text().includes("Content Security Policy");
      if (isRefused && message.page() !== page) this.errors.push(textOf(message));
    });
  }

  /** Errors that must come; any not named fails the test. */
  expects(...patterns: readonly RegExp[]): void {
    this.expected.push(...patterns);
  }

  /** Errors that come or not, by the order of events. */
  allows(...patterns: readonly RegExp[]): void {
    this.allowed.push(...patterns);
  }

  async check(): Promise<void> {
    const missing = () => this.expected.filter((pattern) => !this.errors.some((text) => pattern.test(text)));
    await expect.poll(missing, { message: "errors that the test expects in the console" }).toEqual([]);
    const known = [...this.allowed, ...this.expected];
    expect(this.errors.filter((text) => !known.some((pattern) => pattern.test(text)))).toEqual([]);
  }
}
