import type { Metadata } from "next";
import { ProofField } from "@/components/console/form/proof-field";
import { TextField } from "@/components/console/form/text-field";
import { TickField } from "@/components/console/form/tick-field";
import { PageHead, Section } from "@/components/console/page-head";
import { HiddenField } from "@/components/ui/hidden-fields";
import { proofWanted, readSettings } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { changeIdle, changeSettings } from "../actions";
import { SettingsColumns } from "../parts/settings-columns";
import { SettingsForm } from "../parts/settings-form";
import { SettingsTabs } from "../parts/settings-tabs";
import { shownSettings } from "../settings-fields";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "settingsSecurity");
}

export default async function SecurityPage(props: ConsoleProps) {
  const view = await guardPage(props, "settingsSecurity");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, settings] = await Promise.all([consoleWords(language), readSettings(ctx)]);
  const { idleMinutes } = ctx.console;
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.settings")} />
      <SettingsTabs language={language} page="settingsSecurity" />
      <SettingsColumns
        beside={
          <Section title={t("settings.mode")}>
            <p>{t(ctx.merchant.production ? "settings.modeLive" : "settings.modeTest")}</p>
          </Section>
        }
      >
        <SettingsForm
          title={t("settings.idle")}
          lead={t("settings.idleLead")}
          action={changeIdle.bind(null, {
            lang: language,
            shown: JSON.stringify({ console_idle_minutes: idleMinutes }),
          })}
        >
          <TextField
            name="minutes"
            inputMode="numeric"
            label={t("settings.idleMinutes")}
            hint={t("settings.idleHint")}
            dir="ltr"
            defaultValue={String(idleMinutes)}
            maxLength={3}
            required
          />
        </SettingsForm>
        <SettingsForm
          title={t("settings.byKeys")}
          lead={t("settings.byKeysLead")}
          action={changeSettings.bind(null, { lang: language, part: "keys", shown: shownSettings("keys", settings) })}
        >
          <HiddenField name="sent" value="1" />
          <TickField
            name="key_administration_enabled"
            label={t("settings.byKeysOn")}
            defaultChecked={settings.key_administration_enabled}
          />
          <ProofField wanted={proofWanted(ctx)} />
        </SettingsForm>
      </SettingsColumns>
    </ConsoleFrame>
  );
}
