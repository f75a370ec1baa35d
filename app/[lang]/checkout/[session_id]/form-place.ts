import { notFound, redirect } from "next/navigation";
import type { OfferChange } from "@/components/checkout/choices";
import { type MethodFormState, NO_ANSWER } from "@/components/checkout/form-answer";
import type { PayOutcome } from "@/server/domain/payments";
import { answerRefusal } from "@/server/pages/form-refusal";
import { withWords } from "@/server/signed-words";

export type FormPlace = {
  readonly sessionId: string;
  readonly home: string;
  readonly payPage: (token: string) => string;
  readonly walletPage: (token: string) => string;
};

export type Chosen = { readonly choice: string; readonly credit: string | null; readonly amount: string };

function changedPathOf({ home }: FormPlace, changed: OfferChange): string {
  return withWords(home, { changed });
}

type Stayed = { readonly kind: PayOutcome["kind"] | "too_many" | "too_many_codes" };

/** Redirects to the page that fits the payment's outcome, or returns why the form is shown again. */
export async function stay(
  place: FormPlace,
  { kind }: Stayed,
  kept: Pick<MethodFormState, "choice" | "usesWallet">,
): Promise<MethodFormState> {
  if (kind === "not_found") notFound();
  if (kind === "credit_changed") redirect(changedPathOf(place, "wallet"));
  if (kind === "amount_changed") redirect(changedPathOf(place, "amount"));
  if (kind === "card_gone") redirect(changedPathOf(place, "card"));
  if (kind !== "too_many") redirect(place.home);
  await answerRefusal("limited");
  return { ...NO_ANSWER, ...kept, error: "tooMany" };
}
