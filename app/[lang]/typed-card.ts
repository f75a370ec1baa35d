/** Reads a typed card, whose values go only to a domain function, never back to the form. */
import type { CardAnswer } from "@/components/payment/card-fields";
import { CHALLENGE_CARDS, TEST_CARDS } from "@/server/domain/gateways";
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

export function filledCard(number: string): CardAnswer {
  const known = [...TEST_CARDS, ...CHALLENGE_CARDS].some((card) => card.number === number);
  const values = known ? { number, expiry: "12 / 30", cvv: "123", save: false, shape: null, network: null } : null;
  return { fields: {}, values };
}

export function emptiedCard(
  { save, shape }: Pick<TypedForm, "save" | "shape">,
  { number, expiry, cvv }: Readonly<Record<string, FieldError>> = {},
): CardAnswer {
  return { fields: { number, expiry, cvv }, values: { number: "", expiry: "", cvv: "", save, shape, network: null } };
}
