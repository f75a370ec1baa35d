import type { Metadata } from "next";
import { TickField } from "@/components/console/form/tick-field";
import { PageHead } from "@/components/console/page-head";
import { ALERT_KINDS, areAlertsWanted } from "@/server/domain/alerts";
import { listAlertReaders } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { ReaderTicks } from "../parts/reader-ticks";
import { SettingsColumns } from "../parts/settings-columns";
import { SettingsForm } from "../parts/settings-form";
import { SettingsPreview } from "../parts/settings-preview";
import { SettingsTabs } from "../parts/settings-tabs";
import { changeReaders, changeTestAlerts } from "./actions";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "settingsAlerts");
}

export default async function AlertSettingsPage(props: ConsoleProps) {
  const view = await guardPage(props, "settingsAlerts");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, readers, isWanted, query] = await Promise.all([
    consoleWords(language),
    listAlertReaders(ctx, ctx.db, ALERT_KINDS),
    areAlertsWanted(ctx),
    props.searchParams,
  ]);
  const place = { lang: language };
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.settings")} />
      <SettingsTabs language={language} page="settingsAlerts" />
      <SettingsColumns beside={<SettingsPreview shows={["alert"]} query={query} saved={{}} />}>
        <SettingsForm
          title={t("alerts.settings.readers")}
          lead={t("alerts.settings.readersLead")}
          action={changeReaders.bind(null, place)}
        >
          <ReaderTicks readers={readers} />
        </SettingsForm>
        {!ctx.merchant.production && (
          <SettingsForm title={t("alerts.settings.test")} action={changeTestAlerts.bind(null, place)}>
            <TickField
              name="test"
              label={t("alerts.settings.testOn")}
              hint={t("alerts.settings.testHint")}
              defaultChecked={isWanted}
            />
          </SettingsForm>
        )}
      </SettingsColumns>
    </ConsoleFrame>
  );
}
