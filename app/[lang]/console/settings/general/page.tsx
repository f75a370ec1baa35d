import type { Metadata } from "next";
import { PageHead } from "@/components/console/page-head";
import { readSettings } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { changeSettings } from "../actions";
import { GeneralForms } from "../parts/general-forms";
import { SettingsColumns } from "../parts/settings-columns";
import { SettingsPreview } from "../parts/settings-preview";
import { SettingsTabs } from "../parts/settings-tabs";
import { savedTexts, shownSettings } from "../settings-fields";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "settings");
}

export default async function GeneralPage(props: ConsoleProps) {
  const view = await guardPage(props, "settings");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, settings, query] = await Promise.all([consoleWords(language), readSettings(ctx), props.searchParams]);
  const saved = savedTexts(settings, ["payments"]);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.settings")} />
      <SettingsTabs language={language} page="settings" />
      <SettingsColumns beside={<SettingsPreview shows={["checkout", "reminder"]} query={query} saved={saved} />}>
        <GeneralForms
          settings={settings}
          zones={[...new Set([settings.timezone, "UTC", ...Intl.supportedValuesOf("timeZone")])].sort()}
          actions={{
            region: changeSettings.bind(null, {
              lang: language,
              part: "region",
              shown: shownSettings("region", settings),
            }),
            payments: changeSettings.bind(null, {
              lang: language,
              part: "payments",
              shown: shownSettings("payments", settings),
            }),
          }}
        />
      </SettingsColumns>
    </ConsoleFrame>
  );
}
