"use server";
/** The forms of the checkout: parse, one verb, go on. Arguments come from the browser and are checked like any input. */
import { notFound, redirect } from "next/navigation";
import type { MethodFormState } from "@/components/checkout/method-form";
import { cancelSession, startAttempt } from "@/server/domain/payments";
import { languageOf } from "@/server/i18n/languages";
import { pageContext } from "@/server/pages/view";

/** Which page the form stood on. */
export type CheckoutPlace = { readonly lang: string; readonly sessionId: string };

function pathOf({ lang, sessionId }: CheckoutPlace): string {
  return `/${languageOf(lang) ?? "en"}/checkout/${encodeURIComponent(sessionId)}`;
}

/** Starts an attempt with the chosen method. A session that can no longer be paid answers with its page. */
export async function startPayment(
  place: CheckoutPlace,
  _state: MethodFormState,
  form: FormData,
): Promise<MethodFormState> {
  const pgCode = form.get("pg_code");
  if (typeof pgCode !== "string" || pgCode === "") return { missing: true };
  const outcome = await startAttempt(await pageContext(), { sessionId: String(place.sessionId), pgCode });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind === "checkout") redirect(pathOf(place));
  redirect(`/${languageOf(place.lang) ?? "en"}/pay/${encodeURIComponent(outcome.payPageToken)}`);
}

/** Cancels the payment; where it was decided meanwhile, the page shows how. */
export async function cancelPayment(place: CheckoutPlace): Promise<void> {
  const outcome = await cancelSession(await pageContext(), { sessionId: String(place.sessionId) });
  if (outcome.kind === "not_found") notFound();
  redirect(pathOf(place));
}
