/** A customer who has saved a card. */
import { expect, type Merchant, type Page } from "./test";

/** The customer pays at the checkout and keeps the card. */
export async function saveCard(page: Page, merchant: Merchant, number: string): Promise<void> {
  const { checkout_url } = await merchant.session({ customer_id: "c-1" });
  await page.goto(checkout_url);
  await page.getByRole("button", { name: "Continue" }).click();
  await page.getByRole("textbox", { name: "Card number" }).fill(number);
  await page.getByRole("textbox", { name: "Expiry date" }).fill("12/30");
  await page.getByRole("textbox", { name: "CVV" }).fill("123");
  await page.getByRole("checkbox", { name: "Save this card" }).check();
  await page.getByRole("button", { name: "Pay", exact: false }).click();
  await expect(page.getByRole("status").first()).toContainText("Payment successful");
}
