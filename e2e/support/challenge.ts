/** Pays by cards that are typed on the checkout and whose bank requires 3-D Secure. */
import type { FrameLocator } from "@playwright/test";
import { expect, type Merchant, type Operator, type Page } from "./test";
import { type Language, say } from "./words";

export const CARD = {
  asks: "411111111111121",
  recognized: "411111111111122",
  silent: "411111111111124",
  unframed: "411111111111125",
};

type Place = Page | FrameLocator;

/** Adds the gateway account `onsite`, whose cards are typed on the checkout. */
export async function addOnsite({ credentials }: Merchant, operator: Operator): Promise<void> {
  const create = ["gateway", "create", credentials.merchant_id, "onsite", "--name", "Cards"];
  await operator.run(...create, "--currency", "KWD", "--flow", "card_onsite", "--plugins", "payment_request");
}

export async function payWith(place: Place, lang: Language, number: string): Promise<void> {
  await place.getByRole("textbox", { name: say(lang).cardNumber }).fill(number);
  await place.getByRole("textbox", { name: say(lang).expiry }).fill("12/30");
  await place.getByRole("textbox", { name: say(lang).cvv }).fill("123");
  await place.getByRole("button", { name: say(lang).pay }).click();
}

/** Opens the bank's page by the checkout's link, and confirms there. */
export async function confirmByLink(page: Page, checkout: Place = page): Promise<void> {
  await checkout.getByRole("link", { name: "Continue to your bank" }).click();
  await page.waitForURL("**/simulated-bank/**");
  await page.getByRole("button", { name: "Confirm" }).click();
}

/** Pays a session on the checkout; opens the bank's page by the link instead of in the sheet. */
export async function payByLink(page: Page, sessionId: string): Promise<void> {
  await page.goto(`/en/checkout/${sessionId}`);
  await payWith(page, "en", CARD.asks);
  await confirmByLink(page);
  await expect(page.getByRole("status").filter({ hasText: say("en").paid })).toBeVisible();
}

export const sheetOf = (place: Place) => place.locator("dialog[data-challenge]");
export const bankOf = (place: Place) => sheetOf(place).frameLocator("iframe").frameLocator("iframe");
