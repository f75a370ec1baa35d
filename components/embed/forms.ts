import type { CheckoutView } from "@/server/domain/payments";

/**
 * Names by which the option `formsOfPayment` selects each payment flow; callbacks get the flow. The names of
 * `redirect` also select methods whose card is typed in the form.
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
