import type { Metadata } from "next";
import { ProofField } from "@/components/console/form/proof-field";
import { TextArea } from "@/components/console/form/text-area";
import { TickField } from "@/components/console/form/tick-field";
import { PageHead } from "@/components/console/page-head";
import { HiddenField } from "@/components/ui/hidden-fields";
import { listUsers, proofWanted, readSettings } from "@/server/domain/merchants";
import { firstRows } from "@/server/kernel/page";
import { ConsoleFrame } from "../../frame";
import { guardPage } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { consoleWords } from "../../words";
import { changeSettings } from "../actions";
import { Checkers } from "../parts/checkers";
import { SettingsColumns } from "../parts/settings-columns";
import { SettingsForm } from "../parts/settings-form";
import { SettingsPreview } from "../parts/settings-preview";
import { SettingsTabs } from "../parts/settings-tabs";
import { amountLines } from "../parts/typed-texts";
import { savedTexts, shownSettings } from "../settings-fields";

const ALL_USERS = firstRows(500);

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "settingsApproval");
}

export default async function ApprovalPage(props: ConsoleProps) {
  const view = await guardPage(props, "settingsApproval");
  if ("refusal" in view) return view.refusal;
  const { ctx, language } = view;
  const [t, settings, users, query] = await Promise.all([
    consoleWords(language),
    readSettings(ctx),
    listUsers(ctx, ALL_USERS),
    props.searchParams,
  ]);
  const checkers = users.results.filter(({ is_checker: isChecker }) => isChecker);
  const shown = shownSettings("approval", settings);
  return (
    <ConsoleFrame view={view}>
      <PageHead title={t("pages.settings")} />
      <SettingsTabs language={language} page="settingsApproval" />
      <SettingsColumns
        beside={
          <>
            <Checkers names={checkers.map(({ username }) => username)} />
            <SettingsPreview shows={["approval"]} query={query} saved={savedTexts(settings, ["approval"])} />
          </>
        }
      >
        <SettingsForm
          title={t("settings.approval")}
          lead={t("settings.approvalLead")}
          action={changeSettings.bind(null, { lang: language, part: "approval", shown })}
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
      </SettingsColumns>
    </ConsoleFrame>
  );
}
