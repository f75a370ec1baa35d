"use server";
import { refresh } from "next/cache";
import { FORM_KEY } from "@/components/console/form/form-key-name";
import type { FormState } from "@/components/console/form/form-state";
import { mailPageLink } from "@/server/domain/console";
import { languageOf } from "@/server/i18n/languages";
import { Conflict, Forbidden } from "@/server/kernel/errors";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../../form-answers";
import { type ConsolePlace, guardAction } from "../../guard";
import { consoleWords } from "../../words";

type SubscriptionPlace = ConsolePlace & { readonly id: string };

export async function sendLink(place: SubscriptionPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "id", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  try {
    await mailPageLink(ctx, { id: place.id, key: formText(form, FORM_KEY) ?? "" });
  } catch (error) {
    const why = (refusal: unknown) =>
      refusal instanceof Forbidden ? "mayNot" : refusal instanceof Conflict ? "unconfirmed" : "gone";
    return refusedForm(place, form, { error, say: (refusal) => t(`subscriptions.customerLink.${why(refusal)}`) });
  }
  refresh();
  return taken(t("subscriptions.customerLink.sent"));
}
