"use server";
import { refresh } from "next/cache";
import { notFound } from "next/navigation";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import {
  readConsoleEventQuery,
  redeliver,
  redeliverAll,
  type Verification,
  verifyEvent,
} from "@/server/domain/webhooks";
import { languageOf } from "@/server/i18n/languages";
import { commaList } from "@/server/kernel/comma-list";
import { Conflict, NotFound } from "@/server/kernel/errors";
import { invalidFilters } from "@/server/kernel/lenient-query";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { consoleWords } from "../words";

type EventPlace = ConsolePlace & { readonly id: string };

function words({ lang }: ConsolePlace) {
  return consoleWords(languageOf(lang) ?? "en");
}

export async function resend(place: EventPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "id", form);
  if (!/^\w{1,40}$/.test(place.id)) notFound();
  const t = await words(place);
  try {
    const { last_error: error, last_status: status } = await redeliver(ctx, place.id);
    refresh();
    if (status === null) return comesBack(form, t("events.sentUnanswered"));
    const message = t("events.sent", { status });
    return error === null ? taken(message) : comesBack(form, message);
  } catch (error) {
    const say = (refusal: Error) =>
      t(
        refusal instanceof Conflict ? "events.underWay" : refusal instanceof NotFound ? "events.gone" : "events.mayNot",
      );
    return refusedForm(place, form, { error, say });
  }
}

/** Makes a job redeliver all events that match the filter. */
export async function resendAll(
  place: ConsolePlace & { readonly query: string },
  _state: FormState,
  form: FormData,
): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "query", form);
  const t = await words(place);
  const query = readConsoleEventQuery(Object.fromEntries(new URLSearchParams(place.query)));
  const wrong = invalidFilters(query);
  if (wrong.length > 0) {
    const names = commaList(wrong, languageOf(place.lang) ?? "en");
    return comesBack(form, t("list.invalidFilters", { names }));
  }
  try {
    const { events } = await redeliverAll(ctx, query.values);
    refresh();
    return taken(t("events.allSent", { count: events }));
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("events.allUnderWay") });
  }
}

export async function verify(place: EventPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "id", form);
  const t = await words(place);
  const text = (name: string): string => (formText(form, name) ?? "").replaceAll("\r\n", "\n");
  try {
    const found = await verifyEvent(ctx, place.id, { body: text("body"), headers: text("headers") });
    const message = sayVerified(found, t);
    return found.kind === "valid" ? taken(message) : comesBack(form, message);
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("events.gone") });
  }
}

function sayVerified(found: Verification, t: Awaited<ReturnType<typeof words>>): string {
  switch (found.kind) {
    case "missing":
      return t("events.verified.missing", { name: found.name });
    case "other_event":
      return t("events.verified.other_event", { id: found.id });
    case "body": {
      const verdict = t(`events.verified.${found.isSignatureOurs ? "bodyOurs" : "body"}`, { byte: found.byte });
      const shown = (part: string) => (part === "" ? t("events.verified.ends") : JSON.stringify(part));
      return `${verdict} ${t("events.verified.sentHere")} ${shown(found.sent)} ${t("events.verified.pastedHere")} ${shown(found.pasted)}`;
    }
    default:
      return t(`events.verified.${found.kind}`);
  }
}
