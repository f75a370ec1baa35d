"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import { type FormState, NOT_SENT } from "@/components/console/form/form-state";
import { handleNotice, NOTICE_PERMISSION } from "@/server/domain/gateway-notifications";
import { languageOf } from "@/server/i18n/languages";
import { runAgain } from "@/server/jobs/given-up-items";
import { Conflict } from "@/server/kernel/errors";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { refusedForm } from "../../form-answers";
import { type ConsolePlace, guardAction, requireNeed } from "../../guard";
import { nameOf } from "../../view";
import { consoleWords } from "../../words";

type Place = ConsolePlace & { readonly id: string };
type TaskPlace = Place & { readonly job: string };

const NAME_MAX = 64;

export async function handle(place: Place, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "id", form);
  await requireNeed(ctx, place, NOTICE_PERMISSION);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const note = (formText(form, "note") ?? "").trim();
  if (note === "") return comesBack(form, t("form.invalid"), { note: t("notices.noteMissing") });
  try {
    await handleNotice(ctx, place.id, { note, by: [...nameOf(ctx)].slice(0, NAME_MAX).join("") });
  } catch (error) {
    if (!(error instanceof Conflict)) return refusedForm(place, form, { error, say: () => t("notices.gone") });
  }
  refresh();
  return NOT_SENT;
}

export async function haveRunAgain(place: TaskPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "id", form);
  requireOwnForm(place, "job");
  await requireNeed(ctx, place, NOTICE_PERMISSION);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  try {
    await runAgain(ctx, place);
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("givenUp.gone") });
  }
  refresh();
  return NOT_SENT;
}
