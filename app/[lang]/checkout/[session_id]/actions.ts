"use server";
/** The forms of the checkout: parse, one verb, go on. Arguments come from the browser and are checked like any input. */
import { notFound, redirect } from "next/navigation";
import { chosenCardId } from "@/components/checkout/checkout-labels";
import type { MethodFormState } from "@/components/checkout/method-form";
import type { RemoveCardState } from "@/components/checkout/remove-card-form";
import { cancelSession, payBySavedCard, removeSavedCard, startAttempt } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { pageContext } from "@/server/pages/view";

/** Which page the form stood on. */
export type CheckoutPlace = { readonly lang: string; readonly sessionId: string };

function pathOf({ lang, sessionId }: CheckoutPlace): string {
  return `/${languageOf(lang) ?? "en"}/checkout/${encodeURIComponent(sessionId)}`;
}

/** Starts an attempt with the chosen method, or pays with the chosen card. A session that can no longer be paid answers with its page. */
export async function startPayment(
  place: CheckoutPlace,
  _state: MethodFormState,
  form: FormData,
): Promise<MethodFormState> {
  const choice = form.get("method");
  if (typeof choice !== "string" || choice === "") return { error: "missing", choice: null };
  const cardId = chosenCardId(choice);
  if (cardId !== null) return payWithCard(place, { cardId, choice, cvv: form.get(`cvv-${choice}`) });
  const outcome = await startAttempt(await pageContext(), { sessionId: String(place.sessionId), pgCode: choice });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(pathOf(place));
  redirect(`/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(outcome.payPageToken)}`);
}

type CardChoice = { readonly cardId: string; readonly choice: string; readonly cvv: FormDataEntryValue | null };

/** The CVV goes to the verb and nowhere else. */
async function payWithCard(place: CheckoutPlace, { cardId, choice, cvv }: CardChoice): Promise<MethodFormState> {
  const outcome = await payBySavedCard(await pageContext(), {
    sessionId: String(place.sessionId),
    cardId,
    cvv: typeof cvv === "string" ? cvv : "",
  });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(pathOf(place));
  if (outcome.fields.cvv === undefined) return { error: "tooShort", choice };
  return { error: outcome.fields.cvv === "required" ? "cvvRequired" : "cvvInvalid", choice };
}

/** Removes a saved card; one that an agreement charges stays, and the page says why. */
export async function removeCard(
  place: CheckoutPlace,
  _state: RemoveCardState,
  form: FormData,
): Promise<RemoveCardState> {
  const sessionId = String(place.sessionId);
  const outcome = await removeSavedCard(await pageContext(), { sessionId, cardId: String(form.get("card")) });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "locked") return { locked: true };
  redirect(pathOf(place));
}

/** Cancels the payment; where it was decided meanwhile, the page shows how. */
export async function cancelPayment(place: CheckoutPlace): Promise<void> {
  const outcome = await cancelSession(await pageContext(), { sessionId: String(place.sessionId) });
  if (outcome.kind === "not_found") notFound();
  redirect(pathOf(place));
}
