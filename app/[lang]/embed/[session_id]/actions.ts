"use server";
/** The form of the embedded page. Arguments come from the browser and are checked like any input. */
import { beginPayment } from "@/app/[lang]/checkout/[session_id]/begin-payment";
import { walletPageOf } from "@/app/[lang]/checkout/[session_id]/wallet-forms";
import type { MethodFormState } from "@/components/checkout/form-answer";
import { requireOwnForm } from "@/server/pages/arguments";
import { addressOf, type EmbedPlace } from "./place";

/**
 * Begins the payment as the checkout does. A method that has a page of its own comes back here, because only
 * the page around may leave.
 */
export async function startEmbedded(
  place: EmbedPlace,
  _state: MethodFormState,
  form: FormData,
): Promise<MethodFormState> {
  requireOwnForm(place, "sessionId", form);
  const { sessionId } = place;
  const home = addressOf(place);
  const payPage = (token: string) => addressOf(place, token);
  const walletPage = (token: string) => walletPageOf(home, token);
  return beginPayment({ sessionId, home, payPage, walletPage }, form);
}
