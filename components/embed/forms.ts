/** The forms of payment, by the names that pages ask for and by those that callbacks carry. */
import type { CheckoutView } from "@/server/domain/payments";

/**
 * The names of `formsOfPayment` that show a method, by its flow, or a device wallet; callbacks carry the
 * flow. A method whose own page takes cards is shown as either; one that takes them here falls back to its
 * page.
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

/** The word of callbacks for a method; one of any other flow has a page of its own. */
export function formOfPayment(flow: string): string {
  return Object.hasOwn(NAMES, flow) ? flow : "redirect";
}

/** True if methods of this flow are shown to a page that asks for these forms. */
export function isShownAs(flow: string, named: readonly string[]): boolean {
  return (NAMES[flow] ?? ["redirect"]).some((name) => named.includes(name));
}

/** The words of callbacks for what the view offers. */
export function formsIn({ cards, methods, wallet }: CheckoutView): string[] {
  const forms = new Set(methods.map(({ flow }) => formOfPayment(flow)));
  if (cards.length > 0) forms.add("token_pay");
  if (wallet !== null) forms.add("wallet");
  return [...forms];
}
