import { createElement, Fragment } from "react";
import { expect, it } from "vitest";
import { mount } from "../testing/mount";
import { CARD_ENTRY } from "../testing/pay-page";
import { CardFields, NO_CARD_ANSWER } from "./card-fields";
import { useCardQuestion } from "./use-card-question";

const NO_CARD = { number: "", expiry: "", cvv: "", save: false, shape: null, network: null };

/** The card fields of two methods, as a checkout with two gateways shows them. */
function TwoCards({ attempt = "", save = false }: { attempt?: string; save?: boolean }) {
  const subject = { merchant: "Dar Books", plan: null, occasion: "payment", foldsTools: true } as const;
  const question = useCardQuestion(CARD_ENTRY, subject);
  const answer = { ...NO_CARD_ANSWER, values: { ...NO_CARD, save } };
  const cards = ["first", "second"].map((place) =>
    createElement(CardFields, { key: place, place: `${place}${attempt}`, prefix: `${place}-`, question, answer }),
  );
  return createElement(Fragment, null, ...cards);
}

it("keeps the card that was typed in one of two methods when the language changes twice", async () => {
  const number = () => document.getElementById("first-number") as HTMLInputElement;
  let page = await mount(createElement(TwoCards), "en");
  await page.type(number(), "411111111111111");
  for (const language of ["ar", "en"] as const) {
    await page.unmount();
    page = await mount(createElement(TwoCards), language);
    expect(number().value).toBe("4111 1111 1111 111");
    expect((document.getElementById("second-number") as HTMLInputElement).value).toBe("");
  }
  await page.unmount();
});

it("keeps a tick to save the card that was set before the page's scripts ran, and a tick that was taken away", async () => {
  const box = () => document.getElementById("first-save") as HTMLInputElement;
  for (const ticked of [true, false]) {
    const card = createElement(TwoCards, { attempt: String(ticked), save: !ticked });
    const page = await mount(card, "en", () => box().click());
    await page.type(document.getElementById("first-number") as HTMLInputElement, "4");
    expect(box().checked).toBe(ticked);
    await page.unmount();
  }
});
