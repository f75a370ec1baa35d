/** Reads a card that the browser encrypted for the gateway. Its values are neither stored nor logged. */
import { type FieldError, LONGEST_HOLDER, mayHoldNumber } from "@/server/kernel/card-fields";
import type { CardFieldErrors } from "./card-input";

export type EncryptedForm = Readonly<Record<"number" | "expiryMonth" | "expiryYear" | "cvv" | "holder", string>>;

type EncryptedCard = Omit<EncryptedForm, "holder"> & { readonly holder: string | null };

/** Maximum characters of an encrypted card detail, about four times the usual length. */
const LONGEST_DETAIL = 5_000;

/** The compact form of RFC 7516; a readable card number never has it. */
const JWE = /^eyJ[\w-]+(\.[\w-]*){3}\.[\w-]+$/;

export function readEncryptedCard(
  form: EncryptedForm,
): { readonly card: EncryptedCard } | { readonly errors: CardFieldErrors } {
  const expiry = faultOf(form.expiryMonth) ?? faultOf(form.expiryYear);
  const holder = form.holder.trim();
  const found: Record<string, FieldError | null> = {
    ...{ number: faultOf(form.number), expiry, cvv: faultOf(form.cvv) },
    holder: isName(holder) ? null : "invalid",
  };
  const wrong = Object.entries(found).filter((entry): entry is [string, FieldError] => entry[1] !== null);
  if (wrong.length > 0) return { errors: Object.fromEntries(wrong) };
  return { card: { ...form, holder: holder || null } };
}

function isName(text: string): boolean {
  return text.length <= LONGEST_HOLDER && !/\p{Cc}/u.test(text) && !mayHoldNumber(text);
}

function faultOf(text: string): FieldError | null {
  if (text === "") return "required";
  return text.length <= LONGEST_DETAIL && JWE.test(text) ? null : "invalid";
}
