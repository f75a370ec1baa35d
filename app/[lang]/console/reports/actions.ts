"use server";
import { refresh } from "next/cache";
import { comesBack } from "@/components/console/form/comes-back";
import type { FormState } from "@/components/console/form/form-state";
import { MOST_REPORTS_AT_A_TIME, ReportRequest, requestReport } from "@/server/domain/reports";
import { languageOf } from "@/server/i18n/languages";
import { readInput } from "@/server/kernel/read-input";
import { requireOwnForm } from "@/server/pages/arguments";
import { formDay, formText } from "@/server/pages/form-text";
import { refusedForm, taken } from "../form-answers";
import { type ConsolePlace, guardAction } from "../guard";
import { consoleWords } from "../words";

export async function askForReport(place: ConsolePlace, _state: FormState, form: FormData): Promise<FormState> {
  const ctx = await guardAction(place, "report.can_view_report", form);
  requireOwnForm(place, "lang", form);
  const t = await consoleWords(languageOf(place.lang) ?? "en");
  const interval = formText(form, "interval") || undefined;
  const [from, to] = ["created_after", "created_before"].map((name) => formDay(form, name) || undefined);
  const isOfDays = interval === "custom";
  if (isOfDays && from === undefined) return comesBack(form, null, { created_after: t("reports.needsDays") });
  if (!isOfDays && (from ?? to) !== undefined) return comesBack(form, null, { interval: t("reports.daysUnused") });
  const asked = isOfDays ? { created_after: from, created_before: to } : { interval };
  try {
    await requestReport(
      ctx,
      readInput(ReportRequest, { ...asked, file_format: formText(form, "file_format") ?? undefined }),
    );
  } catch (error) {
    const say = ({ kind }: { kind: string }) =>
      kind === "conflict" ? t("reports.tooMany", { count: MOST_REPORTS_AT_A_TIME }) : t("reports.backwards");
    return refusedForm(place, form, { error, say });
  }
  refresh();
  return taken(t("reports.begun"));
}
