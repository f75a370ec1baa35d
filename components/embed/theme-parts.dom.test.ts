/** Each part of a theme is an element of some page in the frame. */
import { createElement, type ReactNode } from "react";
import { afterEach, expect, it, test } from "vitest";
import { POPUP_PARTS } from "@/sdk/web/popup-parts";
import type { CheckoutView } from "@/server/domain/payments";
import { CARD, METHOD, OPEN, ORDER } from "../testing/checkout-page";
import { type Mounted, mount } from "../testing/mount";
import { CARD_ENTRY } from "../testing/pay-page";
import { EmbeddedPhase } from "./embedded-phase";
import { FRAME_PARTS, type FramePart } from "./theme-parts";
import { SELECTORS } from "./theme-selectors";

const FEE = { amount: "0.250", currency: "KWD" };
const ONSITE = { ...METHOD, code: "cards", flow: "card_onsite", leavesPage: false, cardEntry: CARD_ENTRY };
const PHONE = { ...METHOD, code: "phone", flow: "stc_pay" };
const PRICED = { ...METHOD, code: "priced", hasFee: true, fee: FEE };
const PRICE = { charge: ORDER, fee: FEE, hasFee: false, total: ORDER, feeDescription: null, feeDescriptionAr: null };
const NONE = { exchangeRate: null, withWallet: null };
const FACTS = { countryCode: "KW" } as CheckoutView["sheets"][number]["facts"];

function sheet(service: CheckoutView["sheets"][number]["service"], isSimulated: boolean) {
  return { ...PRICE, ...NONE, service, pgCode: "sandbox", isSimulated, facts: FACTS };
}

const TRIED = { token: "t", service: "stc_pay", total: ORDER, payload: null } as const;
const CODE = { phone: "•••• 1234", secondsUntilResend: 0, triesLeft: 3, testCodes: [] };
const BRAND = { ...OPEN.brand, termsUrl: "https://dar.example/terms" };
const ANSWER = { referenceNumber: "r", rows: [["result", "declined"]] } as unknown as CheckoutView["answerToShow"];
const FAILURE = { kind: "failed", message: null, decline: null } as const;

type Scene = { readonly view: Partial<CheckoutView>; readonly look?: { readonly isSheet: boolean } };

const SCENES = {
  list: {
    view: {
      brand: BRAND,
      cards: [{ ...CARD, cvvRequired: true }],
      methods: [ONSITE, METHOD, PRICED, PHONE],
      sheets: [sheet("apple_pay", true), sheet("google_pay", true), sheet("samsung_pay", true)],
      lastMethod: "cards",
      lastFailure: FAILURE,
      attempts: 1,
    },
  },
  phone: { view: { methods: [PHONE, METHOD], lastMethod: "phone" } },
  priced: { view: { methods: [PRICED], lastMethod: "priced" } },
  sheet: { view: { methods: [METHOD, ONSITE] }, look: { isSheet: true } },
  lacking: { view: { methods: [], cards: [], sheets: [sheet("apple_pay", false)] } },
  code: { view: { tried: { ...TRIED, code: CODE } } },
  answer: { view: { answerToShow: ANSWER } },
} as const satisfies Readonly<Record<string, Scene>>;

type SceneName = keyof typeof SCENES;

/** Every part names a scene that shows it; the compiler asks for each. */
const SHOWN: Readonly<Record<FramePart, SceneName>> = {
  main: "list",
  "title-text": "list",
  "primary-text": "list",
  "secondary-text": "list",
  border: "list",
  "pay-button": "list",
  "error-message": "list",
  "payment-error-message": "list",
  "reject-button": "list",
  "terms-container": "list",
  "terms-link": "list",
  "pci-disclaimer": "list",
  "pci-logos": "list",
  "amount-box": "list",
  "payment-details-heading": "list",
  amount: "list",
  "amount-label": "list",
  "amount-currency": "list",
  fees: "priced",
  "fees-label": "priced",
  "fees-currency": "priced",
  "payment-methods-heading": "list",
  "methods-block": "list",
  methods: "list",
  "selected-method": "list",
  "saved-cards": "list",
  "redirect-links": "list",
  "method-selector": "sheet",
  "selector-icon": "sheet",
  "payment-method-name": "list",
  "card-number": "list",
  "card-expiry": "list",
  "view-toggle": "list",
  "delete-card-logo": "list",
  "card-removal-modal": "list",
  "delete-card-message": "list",
  "delete-card-button": "list",
  "keep-card-button": "list",
  "card-background": "list",
  "card-input-fields": "list",
  "card-input-border": "list",
  "floating-label": "list",
  placeholder: "list",
  "field-focus-border": "list",
  "field-error-border": "list",
  "cvv-input": "list",
  "cvv-info-text": "list",
  "checkbox-label": "list",
  "save-account-label": "list",
  "checkbox-knob": "list",
  "selected-checkbox": "list",
  "selected-checkbox-knob": "list",
  "wallet-buttons": "list",
  applePay: "list",
  "applePay-tooltip": "lacking",
  googlePay: "list",
  samsungPay: "list",
  stcPay: "list",
  "mobile-number-popup-heading": "phone",
  "mobile-number-input": "phone",
  "otp-send-button": "phone",
  "otp-popup-heading": "code",
  "otp-input": "code",
  "otp-submit-button": "code",
  "otp-resend-button": "code",
  "popup-back-button": "code",
  "info-modal": "answer",
  "payment-modal": "answer",
  "modal-overlay": "answer",
  "popup-close-button": "sheet",
};

let page: Mounted;
afterEach(() => page?.unmount());

function shown({ view, look }: Scene): ReactNode {
  const nothing = async () => undefined;
  const usual = { visibleItems: 2, showsButton: true, payText: null, isSheet: false, isExpress: false };
  const phase = createElement(EmbeddedPhase, {
    inApp: null,
    view: { ...OPEN, sessionId: JSON.stringify(view).length.toString(), ...view },
    plan: null,
    frame: { origin: "https://shop.example", channel: "abcdefgh" },
    address: "/en/embed/s/?",
    look: { ...usual, showsDetails: true, appearance: {}, ...look },
    leaving: null,
    changed: null,
    codeSaid: null,
    walletForms: { approveSheet: nothing, typeCode: nothing, askForCode: nothing, leave: nothing } as never,
    sheets: { open: async () => null, pay: async () => null, leave: nothing },
    start: async (state) => state,
    remove: async (state) => state,
    cancel: nothing,
    changedAddress: "",
    closeChallenge: null,
  });
  return createElement("main", { "data-embedded": "" }, phase);
}

/** Without what is only drawn, or holds only after the customer did something. */
function elementOf(part: FramePart): string {
  const selector = SELECTORS[part] ?? `[data-part~="${part}"]`;
  return selector.replace(/::[a-z-]+|:focus-visible|:checked|\[aria-invalid=true\]/g, "");
}

it.each(Object.keys(SCENES) as SceneName[])("the parts of the scene %s are there", async (name) => {
  page = await mount(shown(SCENES[name]));
  const parts = FRAME_PARTS.filter((part) => SHOWN[part] === name);
  const lacking = parts.filter((part) => document.querySelector(elementOf(part)) === null);
  expect(lacking).toEqual([]);
});

test("a part of popups that the frame has too is the same part", () => {
  const both = POPUP_PARTS.filter((part) => (FRAME_PARTS as readonly string[]).includes(part));
  expect(both).toEqual(["payment-modal", "modal-overlay", "popup-close-button"]);
});
