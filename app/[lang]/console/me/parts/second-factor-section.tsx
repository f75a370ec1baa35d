import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import { ProofField } from "@/components/console/form/proof-field";
import { ShownOnce } from "@/components/console/form/shown-once";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { BUTTON, BUTTON_DANGER, BUTTON_PRIMARY, TEXT_LINK } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { ProfileProps } from "./profile-props";

type Props = Pick<ProfileProps, "language" | "secondFactor" | "proof" | "actions">;

export function SecondFactorSection({ language, secondFactor, proof, actions }: Props) {
  const t = useTranslations("console.profile");
  const form = useTranslations("console.form");
  const { confirmedAt, passkeys, recoveryCodesLeft, isRequired } = secondFactor;
  const href = `/${language}/console/second-factor?next=${encodeURIComponent(consoleHref(language, "profile"))}`;
  if (confirmedAt === null && passkeys.length === 0) {
    return (
      <Section title={t("factor")} lead={t("factorOff")}>
        <a href={href} className={BUTTON_PRIMARY}>
          {t("factorSetUp")}
        </a>
      </Section>
    );
  }
  return (
    <Section title={t("factor")} lead={t("factorOn", { count: recoveryCodesLeft })}>
      <p className="mb-4">
        {t("factorKinds", { app: confirmedAt === null ? "no" : "yes", count: passkeys.length })}{" "}
        <a href={href} className={TEXT_LINK}>
          {t("factorManage")}
        </a>
      </p>
      <div className="grid max-w-96 gap-4">
        <ActionForm action={actions.renewCodes} className="grid gap-4" label={t("renewCodes")}>
          <ProofField wanted={proof} />
          <div>
            <SubmitButton className={BUTTON} working={form("working")}>
              {t("renewCodes")}
            </SubmitButton>
          </div>
          <ShownOnce words={{ title: t("codes"), copy: form("copy"), copied: form("copied") }} />
        </ActionForm>
        {isRequired ? (
          <p className="text-muted">{t("factorRequired")}</p>
        ) : (
          <details>
            <summary className="min-h-8 font-medium text-bad">{t("factorRemove")}</summary>
            <ActionForm action={actions.removeFactor} className="mt-2 grid gap-4" label={t("factorRemove")}>
              <p>{t("factorRemoveLead")}</p>
              <ProofField wanted={proof} />
              <div>
                <SubmitButton className={BUTTON_DANGER} working={form("working")}>
                  {t("factorRemove")}
                </SubmitButton>
              </div>
            </ActionForm>
          </details>
        )}
      </div>
    </Section>
  );
}
