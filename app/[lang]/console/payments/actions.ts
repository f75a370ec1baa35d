"use server";
import { refresh } from "next/cache";
import { getTranslations } from "next-intl/server";
import type { FormResult, FormState } from "@/components/console/form/form-state";
import { consoleHref } from "@/components/console/pages";
import { type CaptureResult, captureMany, MOST_CAPTURED } from "@/server/domain/console";
import { languageOf } from "@/server/i18n/languages";
import { moneyLine } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import { requireOwnForm } from "@/server/pages/arguments";
import { formText } from "@/server/pages/form-text";
import { comesBack, refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";

export async function captureTicked(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "payment.capture");
  requireOwnForm(place, "lang", form);
  const language = languageOf(place.lang) ?? "en";
  const t = await getTranslations({ locale: language, namespace: "console.payments.act.bulk" });
  const sessionIds = form.getAll("session").filter((id) => typeof id === "string");
  const key = formText(form, "tracking_key") ?? "";
  if (sessionIds.length === 0 || key === "") return comesBack(form, t("none"));
  if (new Set(sessionIds).size > MOST_CAPTURED) return comesBack(form, t("tooMany", { most: MOST_CAPTURED }));
  let results: readonly CaptureResult[];
  try {
    results = await captureMany(ctx, { sessionIds, key });
  } catch (error) {
    return refusedForm(place, form, { error, say: ({ message }) => message });
  }
  refresh();
  const rows = await Promise.all(results.map((result) => inWords(language, result)));
  const count = results.filter(({ outcome }) => outcome === "captured").length;
  return { ...taken(t("done", { count })), results: rows };
}

async function inWords(language: Language, result: CaptureResult): Promise<FormResult> {
  const t = await getTranslations({ locale: language, namespace: "console.payments.act" });
  const { sessionId, orderNo, outcome, amount, refusal, said } = result;
  const words = {
    captured: () => t("bulk.captured", { amount: amount === null ? "" : moneyLine(amount, language) }),
    pending: () => t("bulk.pending"),
    refused: () => {
      if (refusal === "missing" || refusal === "in_progress") return t(`bulk.${refusal}`);
      return t(`refusal.${refusal ?? "not_eligible"}`, { said: `\u2068${said ?? ""}\u2069` });
    },
  }[outcome]();
  const href = consoleHref(language, "payment", `/${encodeURIComponent(sessionId)}`);
  return { id: sessionId, name: orderNo ?? sessionId.slice(0, 8), href, words, isDone: outcome === "captured" };
}
