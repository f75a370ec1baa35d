/** A bank that asks its customer (3-D Secure), in the checkout and in the frame of a shop's page. */
import { expectNoSeriousFault } from "./support/axe";
import { addOnsite, bankOf, CARD, payByLink, payWith, sheetOf } from "./support/challenge";
import { heardBy, violationsOn } from "./support/host-page";
import { expect, test } from "./support/test";
import { say } from "./support/words";

const ONSITE = { pg_codes: ["sandbox-onsite"] };
test("ar: the bank asks in a sheet of the checkout, and its customer confirms", async ({ page, merchant }) => {
  const { session_id } = await merchant.session({ ...ONSITE, language: "ar" });
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/ar/checkout/${session_id}`);
  await payWith(page, "ar", CARD.asks);
  await expect(bankOf(page).getByRole("button", { name: "تأكيد" })).toBeVisible();
  await expectNoSeriousFault(page);
  await bankOf(page).getByRole("button", { name: "تأكيد" }).click();
  await expect(page.getByRole("status").filter({ hasText: say("ar").paid })).toBeVisible();
  expect((await merchant.retrieve(session_id)).state).toBe("paid");
});

test("the page is as large as a window of 3-D Secure, and comes back after a reload", async ({ page, merchant }) => {
  const { session_id } = await merchant.session(ONSITE);
  await page.goto(`/en/checkout/${session_id}`);
  await payWith(page, "en", CARD.asks);
  const bank = sheetOf(page).frameLocator("iframe").locator("iframe");
  await expect(bank).toBeVisible();
  const { width, height } = (await bank.boundingBox()) ?? { width: 0, height: 0 };
  expect([
    [500, 600],
    [600, 400],
    [390, 400],
  ]).toContainEqual([width, height]);
  await page.reload();
  await bankOf(page).getByRole("button", { name: "Refuse" }).click();
  await expect(page.getByRole("alert").filter({ hasText: say("en").nothingCharged })).toBeVisible();
  await page.goBack();
  await expect(sheetOf(page)).toHaveCount(0);
  expect((await merchant.retrieve(session_id)).state).toBe("attempted");
});

test("Escape asks before it cancels, and cancelling charges nothing", async ({ page, merchant }) => {
  const { session_id } = await merchant.session(ONSITE);
  await page.setViewportSize({ width: 320, height: 480 });
  await page.goto(`/en/checkout/${session_id}`);
  await payWith(page, "en", CARD.silent);
  await expect(bankOf(page).getByRole("button", { name: "Confirm" })).toBeVisible();
  await sheetOf(page).getByRole("button", { name: "Close" }).focus();
  await page.keyboard.press("Escape");
  await sheetOf(page).getByRole("button", { name: "Back to your bank's page" }).click();
  await bankOf(page).getByRole("button", { name: "Confirm" }).click();
  await expect(bankOf(page).getByText("never answers")).toBeVisible();
  await sheetOf(page).getByRole("button", { name: "Close" }).click();
  await sheetOf(page).getByRole("button", { name: "Cancel the payment" }).click();
  await expect(sheetOf(page)).toHaveCount(0);
  expect((await merchant.retrieve(session_id)).state).toBe("attempted");
});

test("a bank that refuses frames is opened in the whole window", async ({ page, merchant, console }) => {
  const { session_id } = await merchant.session(ONSITE);
  await page.goto(`/en/checkout/${session_id}`);
  const refused = page.waitForEvent("console", (message) => message.text().includes("frame-ancestors 'none'"));
  await payWith(page, "en", CARD.unframed);
  await refused;
  await sheetOf(page)
    .getByRole("link", { name: /whole window/ })
    .click();
  await page.waitForURL("**/simulated-bank/**");
  await page.getByRole("button", { name: "Confirm" }).click();
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
  console.expects(/frame-ancestors 'none'/);
});

test("a bank that recognizes the browser asks nothing", async ({ page, merchant }) => {
  const { session_id } = await merchant.session(ONSITE);
  await page.goto(`/en/checkout/${session_id}`);
  await payWith(page, "en", CARD.recognized);
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
});

test("in a shop's frame, closing the bank's page cancels, and the shop's callback says that there was a challenge", async ({
  ownMerchant,
  operator,
  shop,
  page,
}) => {
  await addOnsite(ownMerchant, operator);
  const { session_id } = await ownMerchant.session({ pg_codes: ["onsite"] });
  await shop.open(page, { session_id });
  const frame = page.frameLocator("#pay iframe");
  await payWith(frame, "en", CARD.asks);
  await expect(bankOf(frame).getByRole("button", { name: "Confirm" })).toBeVisible();
  await sheetOf(frame).getByRole("button", { name: "Close" }).click();
  await sheetOf(frame).getByRole("button", { name: "Cancel the payment" }).click();
  await expect.poll(async () => (await heardBy(page)).map(([name]) => name)).toContain("cancel");
  const told = (await heardBy(page)).find(([name]) => name === "cancel")?.[1];
  expect(told).toMatchObject({ status: "canceled", challenge_occurred: true, session_id });
  await payWith(frame, "en", CARD.asks);
  await bankOf(frame).getByRole("button", { name: "Confirm" }).click();
  await expect.poll(async () => (await heardBy(page)).at(-1)?.[0]).toBe("success");
  expect((await heardBy(page)).at(-1)?.[1]).toMatchObject({ status: "success", challenge_occurred: true });
  expect(await violationsOn(page)).toEqual([]);
});

test.describe("without JavaScript", () => {
  test.use({ javaScriptEnabled: false });

  test("the bank's page is a link of the checkout", async ({ page, merchant }) => {
    const { session_id } = await merchant.session(ONSITE);
    await payByLink(page, session_id);
  });
});
