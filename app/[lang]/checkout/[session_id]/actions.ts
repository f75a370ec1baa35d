"use server";
/** Form actions of the checkout. Their arguments come from the browser and are validated like any input. */
import { notFound, redirect } from "next/navigation";
import type { MethodFormState } from "@/components/checkout/form-answer";
import type { ReceiptFormState } from "@/components/checkout/mail-receipt-form";
import type { RemoveCardState } from "@/components/checkout/remove-card";
import { mailReceipt } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { answerRefusal, NotTaken, orFormRefusal } from "@/server/pages/form-refusal";
import { formText } from "@/server/pages/form-text";
import { pageContext } from "@/server/pages/view";
import { beginPayment } from "./begin-payment";
import { cancelFrom, removeCardFrom } from "./session-forms";
import { walletPageOf } from "./wallet-forms";

export type CheckoutPlace = { readonly lang: string; readonly sessionId: string };

function pathOf({ lang, sessionId }: CheckoutPlace): string {
  return `/${languageOf(lang) ?? "en"}/checkout/${encodeURIComponent(sessionId)}`;
}

/**
 * Starts an attempt with the chosen method, or pays with the chosen card or the wallet alone. A session that
 * can no longer be paid shows its page.
 */
export async function startPayment(
  place: CheckoutPlace,
  _state: MethodFormState,
  form: FormData,
): Promise<MethodFormState> {
  requireOwnForm(place, "sessionId", form);
  const payPage = (token: string) => `/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(token)}`;
  const home = pathOf(place);
  const walletPage = (token: string) => walletPageOf(home, token);
  return beginPayment({ sessionId: place.sessionId, home, payPage, walletPage }, form);
}

/** Removes a saved card. A card that a subscription charges is kept, as the page then says. */
export async function removeCard(
  place: CheckoutPlace,
  _state: RemoveCardState,
  form: FormData,
): Promise<RemoveCardState> {
  requireOwnForm(place, "sessionId", form);
  return removeCardFrom({ ...place, home: pathOf(place) }, form);
}

/** Cancels the session; if the payment was already decided, the page shows the result. */
export async function cancelPayment(place: CheckoutPlace): Promise<void> {
  requireOwnForm(place, "sessionId");
  return cancelFrom({ ...place, home: pathOf(place) });
}

export async function askForReceipt(
  place: CheckoutPlace,
  _state: ReceiptFormState,
  form: FormData,
): Promise<ReceiptFormState> {
  requireOwnForm(place, "sessionId", form);
  const { sessionId, lang } = place;
  const address = formText(form, "email");
  const asked = mailReceipt(await pageContext(), { sessionId, language: languageOf(lang) ?? "en", address });
  const answer = await orFormRefusal(asked);
  if (answer instanceof NotTaken) return { outcome: await answerRefusal(answer.refusal), address };
  if (answer.kind === "not_found") notFound();
  if (answer.kind === "none") redirect(pathOf(place));
  return { outcome: answer.kind, address };
}
