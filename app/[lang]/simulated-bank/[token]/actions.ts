"use server";
import { notFound, redirect } from "next/navigation";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { answerAtSimulatedBank } from "@/server/pages/simulated-page";
import { pageContext } from "@/server/pages/view";

export type BankPlace = { readonly lang: string; readonly token: string };

/**
 * Sends the customer's decision to the simulated bank and returns to the payment; a bank set to never answer
 * shows its page again.
 */
export async function answerBank(place: BankPlace, form: FormData): Promise<void> {
  requireOwnForm(place, "token", form);
  const { token, lang } = place;
  const confirms = formText(form, "answer") === "confirm";
  const outcome = await answerAtSimulatedBank(await pageContext(), { token, confirms });
  if (outcome.kind === "not_found") notFound();
  if (outcome.kind !== "silent") redirect(outcome.returnUrl);
  redirect(`/${languageOf(lang) ?? "en"}/simulated-bank/${encodeURIComponent(token)}?silent=1`);
}
