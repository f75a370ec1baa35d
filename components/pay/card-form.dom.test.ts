/** The card form of the simulated gateway's page, in both languages. */
import { afterEach, describe, expect, it, vi } from "vitest";
import { gate } from "@/e2e/support/gate";
import { LANGUAGES, type Language, say } from "@/e2e/support/words";
import { descriptionOf, type Mounted, mount } from "../testing/mount";
import { payPage } from "../testing/pay-page";
import { MESSAGES } from "../testing/render";
import type { CardFormState } from "./card-form";

type Fields = CardFormState["fields"];

const EMPTIED = { number: "", expiry: "", cvv: "", save: false, shape: null, network: null };

function answer(fields: Fields): CardFormState {
  return { fields, values: EMPTIED, notice: null };
}

/** A service that finds these faults, and the forms that it got. */
function serviceThatFinds(fields: Fields) {
  const forms: FormData[] = [];
  const pay = async (_state: CardFormState, form: FormData) => {
    forms.push(form);
    return answer(fields);
  };
  return { forms, pay };
}

let attempts = 0;
let page: Mounted;

/** Opens the page of a new attempt. */
async function open(lang: Language, pay: (state: CardFormState, form: FormData) => Promise<CardFormState>) {
  attempts += 1;
  page = await mount(payPage(`attempt-${attempts}`, pay), lang);
}

const field = (lang: Language, name: "cardNumber" | "expiry" | "cvv") => page.one("textbox", say(lang)[name]);
const payButton = (lang: Language) => page.one("button", say(lang).pay);

async function typeCard(lang: Language, [number, expiry, cvv]: readonly [string, string, string]) {
  await page.type(field(lang, "cardNumber"), number);
  await page.type(field(lang, "expiry"), expiry);
  await page.type(field(lang, "cvv"), cvv);
}

afterEach(() => {
  vi.restoreAllMocks();
  return page.unmount();
});

describe.each(LANGUAGES)("the card form (%s)", (lang) => {
  const words = MESSAGES[lang].pay;

  it("names each fault at its field, and moves the focus to the first", async () => {
    const { pay } = serviceThatFinds({ number: "required", expiry: "required", cvv: "required" });
    await open(lang, pay);
    const scrolled = vi.spyOn(HTMLElement.prototype, "scrollIntoView");
    await page.press(payButton(lang));
    expect(document.activeElement).toBe(field(lang, "cardNumber"));
    expect(scrolled.mock.contexts).toEqual([field(lang, "cardNumber")]);
    const faults = { cardNumber: "numberRequired", expiry: "expiryRequired", cvv: "cvvRequired" } as const;
    for (const name of ["cardNumber", "expiry", "cvv"] as const) {
      expect(field(lang, name).getAttribute("aria-invalid")).toBe("true");
      expect(descriptionOf(field(lang, name))).toBe(words[faults[name]]);
    }
    expect(page.one("alert").textContent).toBe(words.fieldsTitle);
  });

  it.each([
    ["number", "cardNumber", "invalid", "numberInvalid"],
    ["number", "cardNumber", "mistyped", "numberMistyped"],
    ["expiry", "expiry", "invalid", "expiryInvalid"],
    ["expiry", "expiry", "expired", "expiryPast"],
    ["cvv", "cvv", "invalid", "cvvInvalid"],
  ] as const)("says of the %s why it is wrong (%s: %s)", async (name, label, fault, text) => {
    await open(lang, serviceThatFinds({ [name]: fault }).pay);
    await page.type(field(lang, "cardNumber"), "4111");
    await page.press(payButton(lang));
    expect(descriptionOf(field(lang, label))).toBe(words[text]);
    expect(document.activeElement).toBe(field(lang, label));
  });

  it("takes an error away with the next change of its field, and leaves the others", async () => {
    await open(lang, serviceThatFinds({ number: "invalid", cvv: "invalid" }).pay);
    await page.press(payButton(lang));
    await page.type(field(lang, "cardNumber"), "4111");
    expect(field(lang, "cardNumber").getAttribute("aria-invalid")).toBe("false");
    expect(field(lang, "cvv").getAttribute("aria-invalid")).toBe("true");
  });

  it("writes a card from left to right, and lets the browser fill it in", async () => {
    await open(lang, serviceThatFinds({}).pay);
    const kinds = { cardNumber: "cc-number", expiry: "cc-exp", cvv: "cc-csc" } as const;
    for (const name of ["cardNumber", "expiry", "cvv"] as const) {
      expect(field(lang, name).dir).toBe("ltr");
      expect(field(lang, name).inputMode).toBe("numeric");
      expect(field(lang, name).getAttribute("autocomplete")).toBe(kinds[name]);
    }
  });

  it.each([
    [["411111111111112", "1230", "123"]],
    [["٤١١١١١١١١١١١١١٢", "١٢/٣٠", "١٢٣"]],
    [["4111-1111-1111-112", "2030-12", "123"]],
  ] as const)("shows %s as on cards, and sends it so", async (typed) => {
    const { forms, pay } = serviceThatFinds({});
    await open(lang, pay);
    await typeCard(lang, typed);
    const shown = [field(lang, "cardNumber").value, field(lang, "expiry").value, field(lang, "cvv").value];
    expect(shown[0]).toBe("4111 1111 1111 112");
    expect(shown[1]).toMatch(/^12 \/ (20)?30$/);
    expect(shown[2]).toBe("123");
    await page.press(payButton(lang));
    expect(["card-number", "card-expiry", "card-cvv"].map((name) => forms[0]?.get(name))).toEqual(shown);
  });

  it("fills in a test card by its button, and sends nothing", async () => {
    const { forms, pay } = serviceThatFinds({});
    await open(lang, pay);
    await page.press(page.one("button", /4111 1111 1111 116 411111111111116$/));
    expect(field(lang, "cardNumber").value).toBe("4111 1111 1111 116");
    expect(field(lang, "expiry").value).toBe("12 / 30");
    expect(field(lang, "cvv").value).toBe("123");
    expect(forms).toEqual([]);
  });

  it("offers to save the card, unticked, and sends the answer", async () => {
    const { forms, pay } = serviceThatFinds({});
    await open(lang, pay);
    const box = page.one("checkbox", words.save);
    expect(box.checked).toBe(false);
    await page.press(payButton(lang));
    await page.press(box);
    expect(box.checked).toBe(true);
    await page.press(payButton(lang));
    expect(forms.map((form) => form.get("card-save"))).toEqual([null, "on"]);
  });

  it("takes a response shape back by a second click and by Space", async () => {
    const { forms, pay } = serviceThatFinds({});
    await open(lang, pay);
    const shape = page.one("radio", "knet");
    await page.press(shape);
    expect(shape.checked).toBe(true);
    await page.press(shape);
    expect(shape.checked).toBe(false);
    await page.press(shape);
    await page.key(shape, " ");
    expect(shape.checked).toBe(false);
    await page.press(page.one("radio", "mpgs"));
    await page.press(payButton(lang));
    expect(forms[0]?.get("card-shape")).toBe("mpgs");
  });

  it("sends one form, however often the button is pressed, and locks the fields meanwhile", async () => {
    const answered = gate();
    const pay = vi.fn(() => answered.opened.then(() => answer({})));
    await open(lang, pay);
    await page.press(payButton(lang));
    await page.press(payButton(lang));
    expect(pay).toHaveBeenCalledTimes(1);
    expect(payButton(lang).getAttribute("aria-disabled")).toBe("true");
    expect(document.activeElement).toBe(payButton(lang));
    expect(field(lang, "cvv").closest("[inert]")).not.toBeNull();
    await page.follow(answered.open);
    expect(payButton(lang).getAttribute("aria-disabled")).toBe("false");
  });

  it("says that the connection broke, and keeps what was typed", async () => {
    await open(lang, async () => {
      throw new TypeError("Failed to fetch");
    });
    await typeCard(lang, ["411111111111112", "1230", "123"]);
    await page.press(payButton(lang));
    expect(page.one("alert").textContent).toContain(MESSAGES[lang].failure.lostTitle);
    expect(field(lang, "cardNumber").value).toBe("4111 1111 1111 112");
    expect(field(lang, "cvv").value).toBe("123");
  });

  it("keeps what was typed in the other language's page of the attempt, and in no other attempt", async () => {
    const { pay } = serviceThatFinds({});
    await open(lang, pay);
    await typeCard(lang, ["411111111111116", "1230", "123"]);
    await page.unmount();
    const other = lang === "en" ? "ar" : "en";
    page = await mount(payPage(`attempt-${attempts}`, pay), other);
    expect(field(other, "cardNumber").value).toBe("4111 1111 1111 116");
    expect(field(other, "cvv").value).toBe("123");
    await page.unmount();
    await open(other, pay);
    expect(field(other, "cardNumber").value).toBe("");
  });
});
