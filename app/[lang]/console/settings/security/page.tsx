import type { Metadata } from "next";
import { TextField } from "@/components/console/form/text-field";
import { PageHead, Section } from "@/components/console/page-head";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { changeIdle } from "../actions";
import { SettingsForm } from "../parts/settings-form";
import { SettingsTabs } from "../parts/settings-tabs";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "settingsSecurity");
}

export default async function SecurityPage(props: ConsoleProps) {
  const view = await guardPage(props, "settingsSecurity");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const t = await consoleWords(language);
  const { idleMinutes } = ctx.console;
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.settings")} />
      <SettingsTabs language={language} page="settingsSecurity" />
      <SettingsForm
        title={t("settings.idle")}
        lead={t("settings.idleLead")}
        action={changeIdle.bind(null, { lang: language, shown: JSON.stringify({ console_idle_minutes: idleMinutes }) })}
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
      <Section title={t("settings.mode")}>
        <p>{t(ctx.merchant.production ? "settings.modeLive" : "settings.modeTest")}</p>
      </Section>
    </ConsoleFrame>
  );
}
