/** The page for requesting a mail with a link to a new password. Its response is the same for every name. */
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ActionForm } from "@/components/console/form/action-form";
import { TextField } from "@/components/console/form/text-field";
import { PlainFrame } from "@/components/console/plain-frame";
import { BUTTON_PRIMARY, TEXT_LINK } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import { otherLanguage } from "@/server/i18n/languages";
import { guardOpening, signInHref } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { requestReset } from "../actions";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "forgotten");
}

export default async function ForgottenPage(props: ConsoleProps) {
  const seen = await guardOpening(props);
  if ("refusal" in seen) return seen.refusal;
  const { language } = seen;
  const t = await getTranslations({ locale: language, namespace: "console.reset" });
  return (
    <PlainFrame
      language={language}
      title={t("forgotten")}
      lead={t("forgottenLead")}
      otherHref={`/${otherLanguage(language)}/console/sign-in/forgotten`}
    >
      <ActionForm action={requestReset.bind(null, { lang: language, next: null })} className="grid gap-4">
        <TextField name="username" label={t("username")} dir="ltr" autoComplete="username" maxLength={150} required />
        <SubmitButton className={`${BUTTON_PRIMARY} min-h-10 w-full`} working={t("working")}>
          {t("send")}
        </SubmitButton>
      </ActionForm>
      <p className="mt-4 text-muted">{t("without")}</p>
      <p className="mt-4">
        <a href={signInHref(language, null)} className={TEXT_LINK}>
          {t("signIn")}
        </a>
      </p>
    </PlainFrame>
  );
}
