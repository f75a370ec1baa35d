/** A card that is typed on a page of the checkout, and the sheet in which its bank asks. */
import type { FrameLocator } from "@playwright/test";
import type { Merchant, Operator, Page } from "./test";
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

export const sheetOf = (place: Place) => place.locator("dialog[data-challenge]");
export const bankOf = (place: Place) => sheetOf(place).frameLocator("iframe").frameLocator("iframe");
