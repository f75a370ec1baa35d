/** Automates a customer's browser on Stripe's payment page, for runs against Stripe's test environment. */
import type { Browser, Page } from "playwright";

const WAIT_MS = 60_000;

/** Pays on the page, and waits until Stripe sends the customer back. */
export async function payInBrowser(browser: Browser, url: string, number: string): Promise<void> {
  const page = await browser.newPage();
  // The shop's address need not respond: the test only expects the redirect.
  await page.route("https://pay.example.com/**", (route) => route.fulfill({ status: 200, body: "back" }));
  await page.goto(url);
  await fill(page, number);
  await page.getByTestId("hosted-payment-submit-button").click();
  await page.waitForURL("https://pay.example.com/**", { timeout: WAIT_MS });
  await page.close();
}

async function fill(page: Page, number: string): Promise<void> {
  const email = page.locator("#email");
  if (await email.isEditable().catch(() => false)) await email.fill("sara@example.com");
  await page.locator("#cardNumber").fill(number);
  await page.locator("#cardExpiry").fill("12 / 34");
  await page.locator("#cardCvc").fill("123");
  const name = page.locator("#billingName");
  if (await name.isVisible()) await name.fill("Sara Salem");
}

/** A browser without a window: the one that CHROMIUM names, or Playwright's own. */
export async function openBrowser(): Promise<Browser> {
  const { chromium } = await import("playwright");
  const executablePath = process.env.CHROMIUM;
  return chromium.launch({ args: ["--no-sandbox"], ...(executablePath !== undefined && { executablePath }) });
}
