"use server";
import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { redeliverFromPage } from "@/server/domain/sandbox";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { consoleContext } from "@/server/pages/console-cookie";
import { answerRefusal, NotTaken, orFormRefusal } from "@/server/pages/form-refusal";
import { pageContext } from "@/server/pages/view";
import { taken } from "../../console/form-answers";

type EventPlace = { readonly lang: string; readonly eventId: string };

export async function redeliverEvent(place: EventPlace, _state: FormState, form: FormData): Promise<FormState> {
  requireOwnForm(place, "eventId", form);
  const t = await getTranslations({ locale: languageOf(place.lang) ?? "en", namespace: "sandbox.redeliver" });
  const outcome = await orFormRefusal(redeliverFromPage(await pageContext(), place.eventId, await consoleContext()));
  if (outcome instanceof NotTaken) return comesBack(form, t(await answerRefusal(outcome.refusal)));
  refresh();
  const message = "answer" in outcome ? `${t(outcome.kind)} ${outcome.answer}` : t(outcome.kind);
  return outcome.kind === "delivered" ? taken(message) : comesBack(form, message);
}
