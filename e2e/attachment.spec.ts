/** A merchant's file: the customer downloads it before and after paying. */
import { readFile } from "node:fs/promises";
import { expectNoSeriousFault } from "./support/axe";
import { expect, type Page, test } from "./support/test";
import { say } from "./support/words";

const PDF = "%PDF-1.7\n1 0 obj << >> endobj\n";
const NAME = "فاتورة 10482.pdf";

async function download(page: Page, name: string): Promise<string> {
  const begun = page.waitForEvent("download");
  await page.getByRole("link", { name }).click();
  const file = await begun;
  expect(file.suggestedFilename()).toBe(name);
  return readFile(await file.path(), "utf8");
}

test("ar: a customer downloads what the merchant attached, at the checkout and with the receipt", async ({
  page,
  merchant,
}) => {
  const lang = "ar";
  const session = await merchant.sessionWithFile({ name: NAME, content: PDF });
  await page.goto(`/${lang}/checkout/${session.session_id}`);
  expect(await download(page, NAME)).toBe(PDF);
  await expectNoSeriousFault(page);
  await page.getByRole("button", { name: say(lang).continue }).click();
  await page.getByRole("button", { name: "4111 1111 1111 111" }).click();
  await page.getByRole("button", { name: say(lang).pay }).click();
  await page.waitForURL(`**/${lang}/checkout/**`);
  expect(await download(page, NAME)).toBe(PDF);
});
