import type { Metadata } from "next";
import { Dropped, NextPage } from "@/components/console/list-parts";
import { PageHead } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON, TEXT_LINK } from "@/components/console/styles";
import { alertCursor, areAlertsWanted, listAlerts } from "@/server/domain/alerts";
import { readQuery } from "@/server/kernel/lenient-query";
import { DEFAULT_ROWS } from "@/server/kernel/list-rows";
import { ConsoleFrame } from "../frame";
import { guardPage } from "../guard";
import { consoleMetadata } from "../metadata";
import { type ConsoleProps, hasPage } from "../view";
import { consoleWords } from "../words";
import { snooze } from "./actions";
import { AlertBoard } from "./parts/alert-board";
import { shownAlert } from "./shown-alert";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "alerts");
}

export default async function AlertsPage(props: ConsoleProps) {
  const view = await guardPage(props, "alerts");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const { values, dropped } = readQuery<{ cursor: string }>(await props.searchParams, {
    cursor: (text) => alertCursor(text) && text,
  });
  const [t, { open, snoozed, past, next }, isWanted] = await Promise.all([
    consoleWords(language),
    listAlerts(ctx, alertCursor(values.cursor ?? ""), DEFAULT_ROWS),
    areAlertsWanted(ctx),
  ]);
  const timeZone = ctx.merchant.timezone;
  const shown = (lines: typeof open) => lines.map((line) => shownAlert(line, { language, timeZone }));
  const settings = hasPage(ctx, "settingsAlerts") ? consoleHref(language, "settingsAlerts") : null;
  return (
    <ConsoleFrame view={view}>
      <PageHead
        up={{ href: consoleHref(language, "overview"), name: t("pages.overview") }}
        title={t("pages.alerts")}
        lead={t("alerts.lead")}
      >
        {settings !== null && (
          <a href={settings} className={BUTTON}>
            {t("alerts.who")}
          </a>
        )}
      </PageHead>
      <Dropped names={dropped} />
      {!isWanted && (
        <p className="border-line border-b px-4 py-3 sm:px-5">
          {t("alerts.off")}{" "}
          {settings !== null && (
            <a href={settings} className={TEXT_LINK}>
              {t("alerts.switchOn")}
            </a>
          )}
        </p>
      )}
      <AlertBoard
        open={shown(open)}
        snoozed={shown(snoozed)}
        past={shown(past)}
        isOlder={values.cursor !== null}
        timeZone={timeZone}
        action={snooze.bind(null, { lang: language })}
      />
      <NextPage values={{ cursor: values.cursor }} next={next} timeZone={timeZone} />
    </ConsoleFrame>
  );
}
