"use client";
/** Adyen's secured fields: each field is a frame of Adyen, which gives this page only encrypted values. */
import type { CardScript } from "@/server/domain/gateways";
import type { FieldError } from "@/server/kernel/card-fields";
import type { CardDetail, EncryptedValues } from "./frame-words";

export const FIELDS = {
  number: "encryptedCardNumber",
  expiry: "encryptedExpiryDate",
  cvv: "encryptedSecurityCode",
} as const;

/** Adyen's names of the fields' texts, by card detail. */
const NAMES = { number: "cardNumber", expiry: "expiryDate", cvv: "securityCode" } as const;

/** Errors by the ends of Adyen's error codes; all other codes mean `invalid`. */
const FAULTS: readonly (readonly [RegExp, FieldError])[] = [
  [/\.(900|910|915|917|920)\b/, "required"],
  [/\.902\b/, "mistyped"],
  [/\.912\b/, "expired"],
  [/\.914\b/, "too_short"],
];

export type CardState = {
  readonly values: EncryptedValues;
  readonly errors: Readonly<Partial<Record<CardDetail, FieldError>>>;
  readonly isComplete: boolean;
};

export type CardSetup = {
  readonly script: CardScript;
  readonly locale: string;
  /** The earliest accepted month of expiry, such as `2026-11`; empty if every month is accepted. */
  readonly leastMonth: string;
  readonly labels: Readonly<Record<CardDetail, string>>;
  readonly errors: Readonly<Record<CardDetail, Readonly<Partial<Record<FieldError, string>>>>>;
  readonly expiryHint: string;
  readonly styles: object;
};

export type CardListener = {
  changed(state: CardState): void;
  identified(facts: { readonly last4?: string; readonly brand?: string }): void;
  focused(detail: CardDetail | null): void;
  configured(): void;
  submitted(): void;
  failed(): void;
};

export type OpenCard = {
  focus(detail: CardDetail): void;
  showErrors(): void;
  style(styles: object): void;
  close(): void;
};

/** @throws {Error} if the script cannot be loaded or started */
export async function openCard(root: HTMLElement, setup: CardSetup, listener: CardListener): Promise<OpenCard> {
  const { Core, CustomCard } = await import(/* turbopackOptional: true */ "@adyen/adyen-web");
  /** Requests neither analytics, which would send this page's address to Adyen, nor texts. */
  class QuietCore extends Core {
    override async requestAnalyticsAttemptId(): Promise<void> {}
    override async requestTranslations(): Promise<void> {
      this.modules.i18n.service = { fetchTranslationsFromCdn: async () => ({}) };
      await super.requestTranslations();
    }
  }
  const { clientKey, environment, baseUrl } = setup.script;
  const core = await new QuietCore({
    ...{ clientKey, environment, locale: setup.locale, translations: { [setup.locale]: textsOf(setup) } },
    // Adyen requires a country, which the fields do not use.
    ...{ countryCode: "KW", analytics: { enabled: false }, risk: { enabled: false } },
    ...(baseUrl !== null && { _environmentUrls: { api: baseUrl } }),
  }).initialize();
  const card = new CustomCard(core, optionsOf(setup, listener)).mount(root);
  return {
    focus: (detail) => void card.setFocusOn(FIELDS[detail]),
    showErrors: () => card.showValidation(),
    style: (styles) => void card.updateStyles(styles),
    close: () => card.unmount(),
  };
}

function optionsOf({ leastMonth, expiryHint, styles }: CardSetup, listener: CardListener) {
  const [year = "", month = ""] = leastMonth.slice(2).split("-");
  return {
    brands: ["visa", "mc", "amex", "maestro", "diners", "discover", "jcb", "cup", "mada"],
    ...{ autoFocus: false, styles, placeholders: { expiryDate: expiryHint } },
    ...(leastMonth !== "" && { minimumExpiryDate: `${month}/${year}` }),
    onConfigSuccess: () => listener.configured(),
    onChange: (state: unknown) => listener.changed(stateIn(state)),
    onFieldValid: (field: { readonly endDigits?: string }) =>
      field.endDigits !== undefined && listener.identified({ last4: field.endDigits }),
    onBrand: ({ brand }: { readonly brand: string }) => listener.identified({ brand }),
    onFocus: ({ fieldType, focus }: { readonly fieldType: string; readonly focus: boolean }) =>
      listener.focused(focus ? detailOf(fieldType) : null),
    onEnterKeyPressed: () => listener.submitted(),
    onError: (error: unknown) => Object(error).name === "ERROR" && listener.failed(),
  };
}

function detailOf(fieldType: string): CardDetail | null {
  return (Object.keys(FIELDS) as CardDetail[]).find((detail) => FIELDS[detail] === fieldType) ?? null;
}

function stateIn(state: unknown): CardState {
  const { data, errors, isValid } = Object(state);
  const said = Object(Object(data).paymentMethod);
  const entries = (Object.keys(FIELDS) as CardDetail[]).flatMap((detail) => {
    const code = Object(Object(errors)[FIELDS[detail]]).error;
    return typeof code === "string" && code !== "" ? [[detail, faultOf(code)] as const] : [];
  });
  return {
    values: {
      number: said.encryptedCardNumber,
      expiryMonth: said.encryptedExpiryMonth,
      expiryYear: said.encryptedExpiryYear,
      cvv: said.encryptedSecurityCode,
    },
    errors: Object.fromEntries(entries),
    isComplete: isValid === true,
  };
}

function faultOf(code: string): FieldError {
  return FAULTS.find(([pattern]) => pattern.test(code))?.[1] ?? "invalid";
}

/** Texts that screen readers read in Adyen's frames. */
function textsOf({ labels, errors }: CardSetup): Readonly<Record<string, string>> {
  const named = (Object.keys(FIELDS) as CardDetail[]).flatMap((detail) => [
    [`creditCard.${FIELDS[detail]}.aria.iframeTitle`, labels[detail]],
    [`creditCard.${NAMES[detail]}.label`, labels[detail]],
  ]);
  const { number, expiry, cvv } = errors;
  const wrong = {
    ...{ "cc.num.900": number.required, "cc.num.901": number.invalid, "cc.num.902": number.mistyped },
    ...{ "cc.num.903": number.invalid, "cc.dat.910": expiry.required, "cc.dat.911": expiry.invalid },
    ...{ "cc.dat.912": expiry.expired, "cc.dat.913": expiry.invalid, "cc.dat.914": expiry.too_short },
    ...{ "cc.cvc.920": cvv.required, "cc.cvc.921": cvv.invalid },
  };
  return Object.fromEntries([...named, ...Object.entries(wrong)]);
}
