/** Forms of payment: names in `formsOfPayment` and in callbacks. */
import type { CheckoutView } from "@/server/domain/payments";

/**
 * Names in `formsOfPayment` that show a method, by flow, or a device wallet; callbacks carry the flow. A card
 * method on the gateway's page has both names; one in the form falls back to its page.
 */
const NAMES: Readonly<Record<string, readonly string[]>> = {
  redirect: ["redirect", "cardHosted"],
  card_onsite: ["cardOnsite", "redirect", "cardHosted"],
  flex_methods: ["flexMethods"],
  stc_pay: ["stcPay"],
  apple_pay: ["applePay"],
  google_pay: ["googlePay"],
  samsung_pay: ["samsungPay"],
};

/** The callback's name for a method. */
export function formOfPayment(flow: string): string {
  return Object.hasOwn(NAMES, flow) ? flow : "redirect";
}

export function isShownAs(flow: string, named: readonly string[]): boolean {
  return (NAMES[flow] ?? ["redirect"]).some((name) => named.includes(name));
}

export function formsIn({ cards, methods, wallet }: CheckoutView): string[] {
  const forms = new Set(methods.map(({ flow }) => formOfPayment(flow)));
  if (cards.length > 0) forms.add("token_pay");
  if (wallet !== null) forms.add("wallet");
  return [...forms];
}
