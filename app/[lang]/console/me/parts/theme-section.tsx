import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import { Radio } from "@/components/ui/choice";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ProfileProps } from "./profile-props";

export const THEMES = ["system", "light", "dark"] as const;

export function ThemeSection({ theme, actions }: Pick<ProfileProps, "theme" | "actions">) {
  const t = useTranslations("console.profile");
  const form = useTranslations("console.form");
  return (
    <Section title={t("theme")}>
      <ActionForm action={actions.setTheme} className="grid gap-3" label={t("theme")}>
        <div className="flex flex-wrap gap-x-5 gap-y-1">
          {THEMES.map((each) => (
            <label key={each} className="inline-flex min-h-8 items-center gap-2 pointer-coarse:min-h-11">
              <Radio name="theme" value={each} defaultChecked={each === (theme ?? "system")} look="dense" />
              {t(`themes.${each}`)}
            </label>
          ))}
        </div>
        <div>
          <SubmitButton className={BUTTON} working={form("working")}>
            {t("chooseTheme")}
          </SubmitButton>
        </div>
      </ActionForm>
    </Section>
  );
}
