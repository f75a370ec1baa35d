/** The forms of payment, by the names that pages ask for and by those that callbacks carry. */
import type { CheckoutView } from "@/server/domain/payments";

type Form = {
  /** As callbacks carry it. */
  readonly said: string;
  /** The names of `formsOfPayment` that show it. */
  readonly names: readonly string[];
};

/**
 * By a method's flow, or a device wallet. A method whose own page takes cards is shown as either; one that
 * takes them here falls back to its page.
 */
const BY_FLOW: Readonly<Record<string, Form>> = {
  redirect: { said: "redirect", names: ["redirect", "cardHosted"] },
  card_onsite: { said: "card_onsite", names: ["cardOnsite", "redirect", "cardHosted"] },
  flex_methods: { said: "flex_methods", names: ["flexMethods"] },
  stc_pay: { said: "stc_pay", names: ["stcPay"] },
  apple_pay: { said: "apple_pay", names: ["applePay"] },
  google_pay: { said: "google_pay", names: ["googlePay"] },
  samsung_pay: { said: "samsung_pay", names: ["samsungPay"] },
};

const OWN_PAGE: Form = { said: "redirect", names: ["redirect"] };

function formOf(flow: string): Form {
  return BY_FLOW[flow] ?? OWN_PAGE;
}

/** The word of callbacks for a method. */
export function formOfPayment(flow: string): string {
  return formOf(flow).said;
}

/** True if methods of this flow are shown to a page that asks for these forms. */
export function isShownAs(flow: string, named: readonly string[]): boolean {
  return formOf(flow).names.some((name) => named.includes(name));
}

/** The words of callbacks for what the view offers. */
export function formsIn({ cards, methods, wallet }: CheckoutView): string[] {
  const forms = new Set(methods.map(({ flow }) => formOfPayment(flow)));
  if (cards.length > 0) forms.add("token_pay");
  if (wallet !== null) forms.add("wallet");
  return [...forms];
}
