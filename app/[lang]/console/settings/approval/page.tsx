import type { Metadata } from "next";
import { ProofField } from "@/components/console/form/proof-field";
import { TextArea } from "@/components/console/form/text-area";
import { TickField } from "@/components/console/form/tick-field";
import { PageHead, Section } from "@/components/console/page-head";
import { HiddenField } from "@/components/ui/hidden-fields";
import { listUsers, proofWanted, readSettings } from "@/server/domain/merchants";
import { firstRows } from "@/server/kernel/page";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { changeSettings } from "../actions";
import { SettingsForm } from "../parts/settings-form";
import { SettingsTabs } from "../parts/settings-tabs";
import { amountLines, shownSettings } from "../settings-fields";

const ALL_USERS = firstRows(500);

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "settingsApproval");
}

export default async function ApprovalPage(props: ConsoleProps) {
  const view = await guardPage(props, "settingsApproval");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, settings, users] = await Promise.all([
    consoleWords(language),
    readSettings(ctx),
    listUsers(ctx, ALL_USERS),
  ]);
  const checkers = users.results.filter(({ is_checker: isChecker }) => isChecker);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.settings")} />
      <SettingsTabs language={language} page="settingsApproval" />
      <SettingsForm
        title={t("settings.approval")}
        lead={t("settings.approvalLead")}
        action={changeSettings.bind(null, {
          lang: language,
          part: "approval",
          shown: shownSettings("approval", settings),
        })}
      >
        <HiddenField name="sent" value="1" />
        <TickField
          name="operation_approval_enabled"
          label={t("settings.approvalOn")}
          defaultChecked={settings.operation_approval_enabled}
        />
        <TextArea
          name="operation_approval_amounts"
          label={t("settings.approvalAmounts")}
          hint={t("settings.approvalAmountsHint")}
          itemError={t("settings.approvalAmountsWrong")}
          rows={3}
          maxLength={2000}
          defaultValue={amountLines(settings)}
        />
        <ProofField wanted={proofWanted(ctx)} />
      </SettingsForm>
      <Section title={t("settings.checkers")}>
        {checkers.length === 0 && <p className="text-muted">{t("settings.noCheckers")}</p>}
        <ul className="grid gap-1">
          {checkers.map(({ id, username }) => (
            <li key={id}>
              <bdi className="wrap-anywhere">{username}</bdi>
            </li>
          ))}
        </ul>
      </Section>
    </ConsoleFrame>
  );
}
