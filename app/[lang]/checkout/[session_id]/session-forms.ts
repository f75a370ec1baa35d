import { notFound, redirect } from "next/navigation";
import type { RemoveCardState } from "@/components/checkout/remove-card";
import { cancelSession, removeSavedCard } from "@/server/domain/payments";
import { orRefusalPage } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";

type FormPlace = { readonly lang: string; readonly sessionId: string; readonly home: string };

function undisturbed<T>({ lang, home }: FormPlace, verb: Promise<T>): Promise<T> {
  return orRefusalPage({ lang, back: home }, verb);
}

export async function removeCardFrom(place: FormPlace, form: FormData): Promise<RemoveCardState> {
  const { sessionId } = place;
  const input = { sessionId, cardId: String(form.get("card")) };
  const outcome = await undisturbed(place, removeSavedCard(await pageContext(), input));
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "locked") return { locked: input.cardId };
  redirect(place.home);
}

export async function cancelFrom(place: FormPlace): Promise<void> {
  const { sessionId } = place;
  const outcome = await undisturbed(place, cancelSession(await pageContext(), { sessionId }));
  if (outcome.kind === "not_found") notFound();
  redirect(place.home);
}
