/** The tools for developers: the documentation's samples work, and results can be looked up. */
import { spawn } from "node:child_process";
import { randomUUID } from "node:crypto";
import { once } from "node:events";
import { mkdirSync, writeFileSync } from "node:fs";
import { type AddressInfo, createServer } from "node:net";
import { join } from "node:path";
import type { Locator } from "@playwright/test";
import { expectNoSeriousFault, expectNoSeriousFaultInEachLanguage, WIDTHS } from "./support/axe";
import { expect, type Page, test } from "./support/test";
import { LANGUAGES, say } from "./support/words";

async function freePort(): Promise<number> {
  const probe = createServer().listen(0);
  await once(probe, "listening");
  const { port } = probe.address() as AddressInfo;
  probe.close();
  return port;
}

async function sample(page: Page, words: string): Promise<string> {
  return (await page.getByRole("figure").filter({ hasText: words }).locator("pre").textContent()) ?? "";
}

async function pay(page: Page, session: { checkout_url: string }): Promise<void> {
  await page.goto(session.checkout_url);
  await page.getByRole("button", { name: say("en").continue }).click();
  await page.waitForURL("**/pay/**");
  await page.getByRole("button", { name: "4111 1111 1111 111" }).first().click();
  await page.getByRole("button", { name: say("en").pay }).click();
}

test("the documentation's receiver takes the webhook of its sample payment, and its samples can be copied", async ({
  page,
  merchant,
  context,
}, info) => {
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.goto("/docs");
  await page.getByRole("searchbox").fill("receive webhooks");
  await page.getByRole("searchbox").press("Enter");
  await page.getByRole("main").getByRole("link", { name: "Receive one" }).click();
  await expect(page.getByRole("heading", { name: "Receive one" })).toBeInViewport();
  const words = 'from "./verify.mjs"';
  await page.getByRole("figure").filter({ hasText: words }).getByRole("button").click();
  const receiver = await page.evaluate(() => navigator.clipboard.readText());
  expect(receiver).toBe(await sample(page, words));

  const port = await freePort();
  const folder = info.outputPath("shop");
  mkdirSync(join(folder, ".sarraf"), { recursive: true });
  writeFileSync(join(folder, ".sarraf/credentials.json"), JSON.stringify(merchant.credentials));
  writeFileSync(join(folder, "verify.mjs"), await sample(page, "function verifyHeaders"));
  writeFileSync(join(folder, "receiver.mjs"), receiver.replace("4000", String(port)));
  const shop = spawn(process.execPath, ["receiver.mjs"], { cwd: folder });
  let printed = "";
  shop.stdout.on("data", (chunk) => {
    printed += String(chunk);
  });

  const request = await sample(page, "http://localhost:4000/thanks");
  const body = JSON.parse(/-d '([^']+)'/.exec(request)?.[1]?.replaceAll("4000", String(port)) ?? "");
  const session = await merchant.session(body);
  await pay(page, session);
  await expect(page.getByText("Thank you for your order.")).toBeVisible();
  expect(printed).toMatch(/^evt_\w+ paid success 10\.500 KWD 10484\n$/);
  shop.kill();

  await page.goto("/en/sandbox/events");
  await expect(page.locator("[data-today]")).toHaveAttribute("data-today", /^\d{4}-\d{2}-\d{2}$/);
  const event = page.getByRole("listitem").filter({ hasText: session.session_id }).filter({ hasText: "success" });
  for (const told of ["success", "KWD 10.500", "paid", "10484", "delivered 200"])
    await expect(event).toContainText(told);
});

for (const lang of LANGUAGES) {
  test(`${lang}: a request of the reference is sent to the sandbox, and no key of a live merchant with it`, async ({
    page,
    merchant,
  }) => {
    await page.goto(`/${lang}/docs/reference/settings`);
    const form = page.locator("details:has(form)").first();
    await form.locator("summary").first().click();
    await form.locator("input[type=password]").fill(merchant.credentials.private_key);
    await form.getByRole("button").click();
    await expect(form.locator("[aria-live]")).toContainText("200");
    await expect(form.locator("[aria-live]")).toContainText('"default_language"');
    await expectNoSeriousFaultInEachLanguage(page);
    await page.route("**/b/sandbox/v1/clock/", (route) =>
      route.fulfill({ status: 403, json: { detail: "Not here." } }),
    );
    await form.getByRole("button").click();
    await expect(form.locator("[aria-live]")).not.toContainText("200");
    await page.goto(`/${lang}/docs/webhooks`);
    await expectNoSeriousFaultInEachLanguage(page);
  });
}

/** If a retry of the schedule runs at that moment, the page says to reload it, and the test does. */
async function deliverAgain(event: Locator, role: "alert" | "status", text: string): Promise<void> {
  const underWay = "It is being delivered now. Reload the page in a moment.";
  const answer = event.getByRole("alert").or(event.getByRole("status"));
  await event.getByRole("button", { name: "Deliver again" }).click();
  await expect(answer).toHaveText(new RegExp(`^(${text}|${underWay})$`));
  if ((await answer.textContent()) === underWay) {
    await event.page().reload();
    return deliverAgain(event, role, text);
  }
  await expect(event.getByRole(role)).toHaveText(text);
}

test("events are filtered by the address, and delivered again by a button", async ({ page, merchant, receiver }) => {
  receiver.status = 500;
  const session = await merchant.session({ webhook_url: receiver.webhookUrl });
  await pay(page, session);
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  await page.goto("/en/sandbox/events");
  await page.getByRole("searchbox", { name: "Event, order, session or subscription" }).fill(session.session_id);
  await page.getByRole("combobox", { name: "State" }).selectOption("pending");
  await page.getByRole("button", { name: "Show" }).click();
  await expect(page).toHaveURL(new RegExp(`about=${session.session_id}.*state=pending`));
  const event = page.getByRole("listitem").filter({ hasText: session.session_id });
  await expect(page.getByRole("button", { name: "Deliver again" })).toHaveCount(1);
  await deliverAgain(event, "alert", "Not delivered, the receiver answered 500");
  const before = receiver.received.length;
  receiver.status = 200;
  await page.goto(`/en/sandbox/events?type=payment&session=${session.session_id}`);
  await deliverAgain(event, "status", "Delivered, the receiver answered 200");
  await expect(event).toContainText("delivered 200");
  // A retry of the schedule may be due at the same time.
  expect(receiver.received.length).toBeGreaterThan(before);
  await page.getByRole("link", { name: "العربية" }).click();
  await expect(page.getByRole("searchbox")).toHaveValue(session.session_id);
  await expect(page.getByRole("combobox", { name: "بشأن" })).toHaveValue("payment");
});

test("without JavaScript events are filtered and delivered again, too", async ({
  page,
  merchant,
  receiver,
  browser,
  baseURL,
}) => {
  const session = await merchant.session({ webhook_url: receiver.webhookUrl });
  await pay(page, session);
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  const plain = await browser.newPage({ javaScriptEnabled: false, baseURL: baseURL ?? "" });
  await plain.goto("/ar/sandbox/events");
  await plain.getByRole("searchbox").fill(session.session_id);
  await plain.getByRole("button", { name: "عرض" }).click();
  await plain.getByRole("button", { name: "إعادة الإرسال" }).click();
  await expect(plain.getByRole("status").filter({ hasText: "200" })).toBeVisible();
  expect(receiver.received).toHaveLength(2);
  await expect(plain).toHaveURL(new RegExp(session.session_id));
  await plain.close();
});

test("the mailbox shows a mail in full and follows the reader's colours", async ({ page, merchant }) => {
  const email = `${randomUUID()}@example.com`;
  await merchant.session({ customer_email: email, notifications: { email: ["created"] } });
  await page.emulateMedia({ colorScheme: "dark" });
  const mail = page.getByRole("listitem").filter({ hasText: email });
  await expect(async () => {
    await page.goto("/en/sandbox/mailbox");
    await expect(mail).toContainText("Payment request", { timeout: 500 });
  }).toPass();
  await mail.locator("summary").click();
  const shown = mail.locator("iframe").contentFrame().locator("body");
  await expect(shown).toHaveCSS("background-color", "rgb(12, 18, 17)");
  const height = await shown.evaluate((body) => body.scrollHeight);
  await expect.poll(async () => (await mail.locator("iframe").boundingBox())?.height).toBeGreaterThanOrEqual(height);
  await page.getByRole("link", { name: "Start page" }).click();
  await expect(page.getByRole("button", { name: "Open a demo payment" })).toBeVisible();
});

for (const [lang, { width, height }, scheme] of [
  ["en", WIDTHS[1], "light"],
  ["ar", WIDTHS[0], "dark"],
] as const) {
  test(`${lang}, ${scheme}: start page, documentation, events and mailbox have no serious fault`, async ({ page }) => {
    await page.setViewportSize({ width, height });
    await page.emulateMedia({ colorScheme: scheme });
    for (const path of [
      lang === "ar" ? "/ar" : "/",
      `/${lang}/docs`,
      `/${lang}/sandbox/events`,
      `/${lang}/sandbox/mailbox`,
    ]) {
      await page.goto(path);
      await expectNoSeriousFault(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
      expect(overflow).toBeLessThanOrEqual(0);
    }
  });
}
