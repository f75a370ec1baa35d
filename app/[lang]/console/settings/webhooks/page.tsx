import type { Metadata } from "next";
import { ActionForm } from "@/components/console/form/action-form";
import { ProofField } from "@/components/console/form/proof-field";
import { SaveButton } from "@/components/console/form/save-button";
import { ShownOnce } from "@/components/console/form/shown-once";
import { TextField } from "@/components/console/form/text-field";
import { PageHead, Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import { proofWanted, readSettings } from "@/server/domain/merchants";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { changeSettings, renewKeys } from "../actions";
import { readLatestEvents } from "../latest-events";
import { LatestEvents } from "../parts/latest-events";
import { SettingsColumns } from "../parts/settings-columns";
import { SettingsForm } from "../parts/settings-form";
import { SettingsTabs } from "../parts/settings-tabs";
import { shownSettings } from "../settings-fields";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "settingsWebhooks");
}

export default async function WebhooksPage(props: ConsoleProps) {
  const view = await guardPage(props, "settingsWebhooks");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, settings, latest] = await Promise.all([consoleWords(language), readSettings(ctx), readLatestEvents(ctx)]);
  const place = { lang: language };
  const proof = proofWanted(ctx);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.settings")} />
      <SettingsTabs language={language} page="settingsWebhooks" />
      <SettingsColumns
        beside={latest && <LatestEvents language={language} timeZone={ctx.merchant.timezone} {...latest} />}
      >
        <SettingsForm
          title={t("settings.webhook")}
          lead={t("settings.webhookLead")}
          action={changeSettings.bind(null, { ...place, part: "webhooks", shown: shownSettings("webhooks", settings) })}
        >
          <TextField
            name="webhook_url"
            label={t("settings.webhookUrl")}
            hint={t("settings.webhookUrlHint")}
            dir="ltr"
            autoComplete="off"
            defaultValue={settings.webhook_url ?? ""}
            maxLength={2_000}
          />
          <ProofField wanted={proof} />
        </SettingsForm>
        <Section title={t("settings.secrets")} lead={t("settings.secretsLead")}>
          <ActionForm action={renewKeys.bind(null, place)} className="grid max-w-160 gap-4" label={t("settings.renew")}>
            <ProofField wanted={proof} />
            <SaveButton label={t("settings.renew")} />
            <ShownOnce words={{ title: t("settings.renewShown"), copy: t("form.copy"), copied: t("form.copied") }} />
          </ActionForm>
        </Section>
        <Section title={t("pages.endpoints")} lead={t("endpoints.lead")}>
          <a href={consoleHref(language, "endpoints")} className={TEXT_LINK}>
            {t("endpoints.open")}
          </a>
        </Section>
      </SettingsColumns>
    </ConsoleFrame>
  );
}
