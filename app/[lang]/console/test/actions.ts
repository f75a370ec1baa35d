"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import type { ConsoleCtx } from "@/server/domain/merchants";
import { ClockAdvance, type ClockAdvanceInput } from "@/server/domain/sandbox";
import { sendTestEvent, TestAddress } from "@/server/domain/webhooks";
import { languageOf } from "@/server/i18n/languages";
import { advanceClock } from "@/server/jobs/advance";
import { nextDue } from "@/server/jobs/next-due";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { parseCivilDate, startOfDay } from "@/server/kernel/time";
import { requireOwnForm } from "@/server/pages/arguments";
import { formDay, formText } from "@/server/pages/form-text";
import { withWords } from "@/server/signed-words";
import { refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { consoleWords } from "../words";
import { ranText } from "./ran";

const AT_ONCE = "PT1S";

export async function advanceToNext(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "console.developer", form);
  requireOwnForm(place, "lang", form);
  const [next] = await nextDue(ctx, 1);
  const at = next === undefined ? null : new Date(next.at);
  return advance(place, { ctx, form, input: at === null || at <= ctx.now() ? { by: AT_ONCE } : { to: at } });
}

export async function advanceByDay(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "console.developer", form);
  requireOwnForm(place, "lang", form);
  return advance(place, { ctx, form, input: readInput(ClockAdvance, { by: "P1D" }) });
}

export async function advanceByMonth(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "console.developer", form);
  requireOwnForm(place, "lang", form);
  return advance(place, { ctx, form, input: readInput(ClockAdvance, { by: "P1M" }) });
}

export async function advanceToDay(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "console.developer", form);
  requireOwnForm(place, "lang", form);
  const day = parseCivilDate(formDay(form, "day") ?? "");
  if (day === null) return comesBack(form, null, { day: await wrongDay(place) });
  return advance(place, { ctx, form, input: { to: startOfDay(day, ctx.merchant.timezone) } });
}

async function wrongDay({ lang }: ConsolePlace): Promise<string> {
  return (await consoleWords(languageOf(lang) ?? "en"))("test.wrongDay");
}

type Advance = { readonly ctx: ConsoleCtx; readonly form: FormData; readonly input: ClockAdvanceInput };

async function advance(place: ConsolePlace, { ctx, form, input }: Advance): Promise<FormState> {
  const language = languageOf(place.lang) ?? "en";
  let ran: Readonly<Record<string, number>>;
  try {
    ran = (await advanceClock(ctx, input)).ran;
  } catch (error) {
    if (error instanceof InvalidFields) return comesBack(form, null, { day: await wrongDay(place) });
    const t = await consoleWords(language);
    return refusedForm(place, form, { error, say: () => t("test.moving") });
  }
  redirect(withWords(consoleHref(language, "test"), { ran: ranText(ran) }));
}

export async function tryAddress(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "console.developer", form);
  requireOwnForm(place, "lang", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  try {
    const { url } = readInput(TestAddress, { url: formText(form, "url") });
    const { status, error } = (await sendTestEvent(ctx, url)).outcome;
    refresh();
    if (error !== null) return comesBack(form, t("test.notAccepted", { reason: error }));
    return taken(t("test.accepted", { status: String(status) }));
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("test.noEvent") });
  }
}
