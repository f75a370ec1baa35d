"use server";
import { refresh } from "next/cache";
import { redirect } from "next/navigation";
import { comesBack } from "@/components/console/form/comes-back";
import { type FormState, NOT_SENT } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import { BulkNotBegun, readBulkChoice, startBulk, stopBulk } from "@/server/domain/console";
import { BULK_KINDS, MOST_BULKS_AT_A_TIME, MOST_IN_BULK } from "@/server/domain/console/core/words";
import { CHANNELS } from "@/server/domain/notifications/core/words";
import { languageOf } from "@/server/i18n/languages";
import { requireOwnForm } from "@/server/pages/arguments";
import { formChoices, formText } from "@/server/pages/form-text";
import { outdatedForm, refusedForm } from "../../form-answers";
import { type ConsolePlace, guardAction } from "../../guard";
import { consoleWords } from "../../words";
import { queryOfText } from "../query-of-text";

type BulkPlace = ConsolePlace & { readonly kind: string; readonly query: string };

export async function beginBulk(place: BulkPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "kind", form);
  requireOwnForm(place, "query");
  const language = languageOf(place.lang) ?? "en";
  const t = await consoleWords(language);
  const kind = BULK_KINDS.find((each) => each === place.kind);
  const channels = formChoices(form, { name: "channel", known: CHANNELS });
  if (kind === undefined || channels === null) return outdatedForm(place, form);
  if (kind === "message" && channels.length === 0) return comesBack(form, t("payments.bulk.channel"));
  let id: string;
  try {
    const choice = await readBulkChoice(ctx, { ...queryOfText(place.query), ...fixed(form) });
    id = await startBulk(ctx, {
      kind,
      choice,
      key: formText(form, "key") ?? "",
      shown: formText(form, "shown") ?? "",
      note: formText(form, "note"),
      channels,
    });
  } catch (error) {
    refresh();
    return refusedForm(place, form, {
      error,
      say: (refusal) => {
        if (!(refusal instanceof BulkNotBegun)) return t("payments.bulk.reasons.forbidden");
        const most = refusal.reason === "tooMany" ? MOST_IN_BULK : MOST_BULKS_AT_A_TIME;
        return t(`payments.bulk.${refusal.reason}`, { most });
      },
    });
  }
  redirect(consoleHref(language, "bulkAction", `/${id}`));
}

/** The payments that the user ticked, as the page showed them; the list's rows may have changed since. */
function fixed(form: FormData): { readonly session?: string[]; readonly all?: string } {
  const session = form.getAll("session").filter((id) => typeof id === "string");
  return session.length === 0 ? {} : { session, all: "" };
}

type ActionPlace = ConsolePlace & { readonly actionId: string };

export async function endBulk(place: ActionPlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "view", form);
  requireOwnForm(place, "actionId", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  try {
    await stopBulk(ctx, place.actionId);
  } catch (error) {
    return refusedForm(place, form, { error, say: () => t("payments.bulk.reasons.missing") });
  }
  refresh();
  return NOT_SENT;
}
