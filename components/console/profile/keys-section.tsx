/** Whether single letters do something: who dictates, or presses keys by accident, switches them off. */
import { useTranslations } from "next-intl";
import { SubmitButton } from "../../ui/submit-button";
import { ActionForm } from "../form/action-form";
import { TickBox } from "../form/tick-box";
import { Section } from "../page-head";
import { BUTTON } from "../styles";
import type { ProfileProps } from "./profile-props";

export function KeysSection({ hasLetterKeys, actions }: Pick<ProfileProps, "hasLetterKeys" | "actions">) {
  const t = useTranslations("console.profile");
  const form = useTranslations("console.form");
  return (
    <Section title={t("keys")} lead={t("keysLead")}>
      <ActionForm action={actions.setLetterKeys} className="grid gap-3" label={t("keys")}>
        <TickBox name="letters" value="on" isTicked={hasLetterKeys}>
          {t("letterKeys")}
        </TickBox>
        <div>
          <SubmitButton className={BUTTON} working={form("working")}>
            {t("chooseTheme")}
          </SubmitButton>
        </div>
      </ActionForm>
    </Section>
  );
}
