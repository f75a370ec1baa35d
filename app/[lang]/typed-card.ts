/** Reads a typed card, whose values go only to a domain function, never back to the form. */
import type { CardAnswer } from "@/components/payment/card-fields";
import { ENCRYPTED } from "@/components/payment/encrypted-names";
import { CHALLENGE_CARDS, TEST_CARDS } from "@/server/domain/gateways";
import type { EncryptedForm } from "@/server/domain/payments";
import type { FieldError } from "@/server/kernel/card-fields";
import { formText } from "@/server/pages/form-text";

type TypedForm = {
  readonly card: Readonly<Record<"number" | "expiry" | "cvv", string>> & { readonly network: string | null };
  readonly save: boolean;
  readonly shape: string | null;
};

export function typedCard(form: FormData, prefix: string): TypedForm {
  const textOf = (name: string) => formText(form, `${prefix}${name}`) ?? "";
  return {
    card: {
      number: textOf("number"),
      expiry: textOf("expiry"),
      cvv: textOf("cvv"),
      network: textOf("network") || null,
    },
    save: form.get(`${prefix}save`) !== null,
    shape: textOf("shape") || null,
  };
}

/** The card that the gateway's script encrypted; null if the script did not run. */
export function encryptedCard(form: FormData, prefix: string): EncryptedForm | null {
  const textOf = (name: string) => formText(form, `${prefix}${name}`) ?? "";
  if (form.get(`${prefix}${ENCRYPTED.ran}`) === null) return null;
  return {
    number: textOf(ENCRYPTED.number),
    expiryMonth: textOf(ENCRYPTED.expiryMonth),
    expiryYear: textOf(ENCRYPTED.expiryYear),
    cvv: textOf(ENCRYPTED.cvv),
    holder: textOf(ENCRYPTED.holder),
  };
}

export function filledCard(number: string): CardAnswer {
  const known = [...TEST_CARDS, ...CHALLENGE_CARDS].some((card) => card.number === number);
  const values = known ? { number, expiry: "12 / 30", cvv: "123", save: false, shape: null, network: null } : null;
  return { fields: {}, values };
}

export function emptiedCard(
  { save, shape }: Pick<TypedForm, "save" | "shape">,
  { number, expiry, cvv, holder }: Readonly<Record<string, FieldError>> = {},
): CardAnswer {
  return {
    fields: { number, expiry, cvv, holder },
    values: { number: "", expiry: "", cvv: "", save, shape, network: null },
  };
}
