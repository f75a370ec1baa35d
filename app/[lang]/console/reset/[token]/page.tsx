import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PlainFrame } from "@/components/console/plain-frame";
import { TEXT_LINK } from "@/components/console/styles";
import { readReset } from "@/server/domain/merchants";
import { otherLanguage } from "@/server/i18n/languages";
import { answerWith } from "@/server/pages/status";
import { pageContext } from "@/server/pages/view";
import { guardOpening } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { NewPasswordForm } from "../../new-password-form";
import type { ConsoleProps } from "../../view";
import { chooseNewPassword } from "./actions";

type Props = ConsoleProps<{ token: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "reset");
}

export default async function ResetPage(props: Props) {
  const seen = await guardOpening(props);
  if ("refusal" in seen) return seen.refusal;
  const { language } = seen;
  const { token } = await props.params;
  const reset = await readReset(await pageContext(), token);
  const t = await getTranslations({ locale: language, namespace: "console.reset" });
  const otherHref = `/${otherLanguage(language)}/console/reset/${encodeURIComponent(token)}`;
  if (reset === null) {
    await answerWith(404);
    return (
      <PlainFrame language={language} title={t("over")} lead={t("overLead")} otherHref={otherHref}>
        <a href={`/${language}/console/sign-in/forgotten`} className={TEXT_LINK}>
          {t("again")}
        </a>
      </PlainFrame>
    );
  }
  const lead = t.rich("lead", { username: () => <bdi dir="ltr">{reset.username}</bdi> });
  return (
    <PlainFrame language={language} title={t("title")} lead={lead} otherHref={otherHref}>
      <NewPasswordForm
        action={chooseNewPassword.bind(null, { lang: language, token })}
        username={reset.username}
        words={{ next: t("next"), hint: t("hint"), working: t("working"), submit: t("choose") }}
      />
    </PlainFrame>
  );
}
