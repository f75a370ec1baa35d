/** Events that a shop's server missed, redelivered on the console. */
import { consoleUser, consoleWords, enter } from "./support/console";
import { expect, type Merchant, type Page, test } from "./support/test";
import type { Language } from "./support/words";

/** Two payments whose events were refused until no try was left, and a user who may redeliver them. */
async function openGivenUp(
  page: Page,
  { merchant, url, lang }: { merchant: Merchant; url: string; lang: Language },
): Promise<void> {
  for (const each of ["one", "two"]) {
    const customer_id = `events-${each}-${Date.now()}`;
    const agreed = { payment_type: "auto_debit", customer_id, agreement: { id: `agreement-${customer_id}` } };
    const extra = { sandbox_inquiry_result: "success" };
    const { session_id } = await merchant.session({ ...agreed, extra, webhook_url: url, order_no: each });
    expect((await merchant.inquire(session_id)).state).toBe("paid");
  }
  // An advance of the clock tries an address once, so the schedule of ten tries takes several of them.
  for (let advances = 0; advances < 30 && (await exhausted(merchant)) < 2; advances++)
    expect((await merchant.call("POST", "/b/sandbox/v1/clock/advance/", { by: "P2D" })).status).toBe(200);
  const user = await consoleUser(merchant, ["Can change payment requests"]);
  await enter(page, user, { lang, path: "/events?state=exhausted" });
}

async function exhausted(merchant: Merchant): Promise<number> {
  const { body } = await merchant.call("GET", "/b/events/v1/events/");
  return JSON.stringify(body).match(/"exhausted"/g)?.length ?? 0;
}

const eventsOn = (page: Page, lang: Language) =>
  page.getByRole("list", { name: consoleWords(lang).events.list }).getByRole("link");

test("en: everything that was given up is sent again, and the page tells how it goes on", async ({
  page,
  ownMerchant,
  receiver,
}) => {
  test.slow();
  receiver.status = 503;
  await openGivenUp(page, { merchant: ownMerchant, url: receiver.webhookUrl, lang: "en" });
  await expect(eventsOn(page, "en")).toHaveCount(2);
  receiver.status = 200;
  const before = receiver.received.length;
  await page.getByRole("button", { name: "Send 2 again" }).click();
  await expect(page.getByText("2 events are on their way again, the oldest first.")).toBeVisible();
  await expect(page.getByText("2 of 2 delivered again")).toBeVisible();
  expect(receiver.received.length - before).toBe(2);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("ar: one event is sent again, and what the shop got is compared with it", async ({
    page,
    ownMerchant,
    receiver,
  }) => {
    test.slow();
    const words = consoleWords("ar").events;
    receiver.status = 503;
    await openGivenUp(page, { merchant: ownMerchant, url: receiver.webhookUrl, lang: "ar" });
    await eventsOn(page, "ar").first().click();
    receiver.status = 200;
    await page.getByRole("button", { name: words.sendAgain, exact: true }).click();
    await expect(page.getByText(words.sent.replace("{status}", "200"))).toBeVisible();
    const got = receiver.received.at(-1);
    await page.getByRole("link", { name: words.show.headers }).click();
    await expect(page.getByText(got?.headers["webhook-signature"] ?? "none")).toBeVisible();
    await page.getByRole("link", { name: words.show.verify }).click();
    const headers = Object.entries(got?.headers ?? {}).map(([name, value]) => `${name}: ${value}`);
    for (const [body, told] of [
      [got?.text ?? "", words.verified.valid],
      [got?.text.replace("10.500", "10.5") ?? "", words.verified.bodyOurs.split("{")[0] ?? ""],
    ] as const) {
      await page.getByRole("textbox", { name: words.verifyBody }).fill(body);
      await page.getByRole("textbox", { name: words.verifyHeaders }).fill(headers.join("\n"));
      await page.getByRole("button", { name: words.verifyNow }).click();
      await expect(page.getByText(told)).toBeVisible();
    }
  });
});
