"use server";
import { beginPayment } from "@/app/[lang]/checkout/[session_id]/begin-payment";
import { requireEmbedder } from "@/app/[lang]/checkout/[session_id]/home-of";
import { cancelFrom, removeCardFrom } from "@/app/[lang]/checkout/[session_id]/session-forms";
import { walletPageOf } from "@/app/[lang]/checkout/[session_id]/wallet-forms";
import type { MethodFormState } from "@/components/checkout/form-answer";
import type { RemoveCardState } from "@/components/checkout/remove-card";
import { requireOwnForm } from "@/server/pages/arguments";
import { addressOf, type EmbedPlace } from "./place";

/**
 * Begins the payment as the checkout does. A method with a separate page returns to this page, because only
 * the embedding page may navigate away.
 */
export async function startEmbedded(
  place: EmbedPlace,
  _state: MethodFormState,
  form: FormData,
): Promise<MethodFormState> {
  requireOwnForm(place, "sessionId", form);
  const { sessionId } = place;
  const home = addressOf(place);
  await requireEmbedder(home);
  const payPage = (token: string) => addressOf(place, token);
  const walletPage = (token: string) => walletPageOf(home, token);
  return beginPayment({ sessionId, home, payPage, walletPage }, form);
}

export async function removeEmbedded(
  place: EmbedPlace,
  _state: RemoveCardState,
  form: FormData,
): Promise<RemoveCardState> {
  requireOwnForm(place, "sessionId", form);
  const home = addressOf(place);
  await requireEmbedder(home);
  return removeCardFrom({ lang: place.lang, sessionId: place.sessionId, home }, form);
}

export async function cancelEmbedded(place: EmbedPlace): Promise<void> {
  requireOwnForm(place, "sessionId");
  const home = addressOf(place);
  await requireEmbedder(home);
  return cancelFrom({ lang: place.lang, sessionId: place.sessionId, home });
}
