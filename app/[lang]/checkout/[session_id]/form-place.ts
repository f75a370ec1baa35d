/**
 * What the handlers of the one question share: the page that it was on, what was chosen, and the way back.
 */
import { notFound, redirect } from "next/navigation";
import type { PriceChange } from "@/components/checkout/choices";
import { type MethodFormState, NO_ANSWER } from "@/components/checkout/form-answer";
import type { PayOutcome } from "@/server/domain/payments";
import { answerRefusal } from "@/server/pages/form-refusal";
import { saying } from "./saying";

/** The page that the form was on, and where it leads. */
export type FormPlace = {
  readonly sessionId: string;
  /** The address of the page, query included. */
  readonly home: string;
  /** The address that shows the gateway's page of an attempt, or leads there. */
  readonly payPage: (token: string) => string;
  /** The address of the page with the wallet that was begun there. */
  readonly walletPage: (token: string) => string;
};

/** What was chosen, and what the form says it showed of it. */
export type Chosen = { readonly choice: string; readonly credit: string | null; readonly amount: string };

/** The page with its new amounts, and a banner that says why. */
function changedPathOf({ home }: FormPlace, changed: PriceChange): string {
  return saying(home, { changed });
}

type Stayed = { readonly kind: PayOutcome["kind"] | "too_many" | "too_many_codes" };

/** Shows what became of it, or why nothing did. */
export async function stay(
  place: FormPlace,
  { kind }: Stayed,
  kept: Pick<MethodFormState, "choice" | "usesWallet">,
): Promise<MethodFormState> {
  if (kind === "not_found") notFound();
  if (kind === "credit_changed") redirect(changedPathOf(place, "wallet"));
  if (kind === "amount_changed") redirect(changedPathOf(place, "amount"));
  if (kind !== "too_many") redirect(place.home);
  await answerRefusal("limited");
  return { ...NO_ANSWER, ...kept, error: "tooMany" };
}
