/** The switch for single-letter shortcuts, which dictation or accidental key presses could trigger. */
import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { TickBox } from "@/components/console/form/tick-box";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
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
