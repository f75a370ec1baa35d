/** Later operations show on the customer's receipt. */
import { expect, type Page, test } from "./support/test";
import { type Language, say } from "./support/words";

const NAMES = { captured: "المحصَّل", refunded: "المبلغ المسترد", standing: "جزءًا من المبلغ" };

async function authorize(page: Page, session: { session_id: string }, lang: Language): Promise<void> {
  await page.goto(`/${lang}/checkout/${session.session_id}`);
  await page.getByRole("button", { name: say(lang).continue }).click();
  await page.waitForURL(`**/${lang}/pay/**`);
  await page.getByRole("button", { name: "4111 1111 1111 111" }).first().click();
  await page.getByRole("button", { name: say(lang).pay }).click();
  await page.waitForURL(`**/${lang}/checkout/**`);
}

test("ar: a receipt shows the captures and refunds that happened since", async ({ page, merchant }) => {
  const lang = "ar";
  const session = await merchant.session({ language: lang, pg_codes: ["sandbox-auth"] });
  await authorize(page, session, lang);
  const operate = (operation: string, amount: string) =>
    merchant.call("POST", "/b/pbl/v2/operation/", { operation, session_id: session.session_id, amount });
  expect((await operate("capture", "6")).status).toBe(200);
  expect((await operate("refund", "2")).status).toBe(200);
  await page.goto(`/${lang}/checkout/${session.session_id}`);
  const facts = page.locator("body");
  await expect(facts.getByText(NAMES.captured, { exact: true })).toBeVisible();
  await expect(facts.getByText(NAMES.refunded, { exact: true })).toBeVisible();
  await expect(facts).toContainText("6.000");
  await expect(facts).toContainText("2.000");
  await expect(page.getByRole("status").filter({ hasText: NAMES.standing })).toBeVisible();
  await page.setViewportSize({ width: 320, height: 844 });
  const label = await page.getByText("رقم المرجع", { exact: true }).boundingBox();
  expect(label?.height).toBeLessThan(40);
});
