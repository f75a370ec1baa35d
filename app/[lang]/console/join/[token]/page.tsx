import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PlainFrame } from "@/components/console/plain-frame";
import { TEXT_LINK } from "@/components/console/styles";
import { readInvitation } from "@/server/domain/merchants";
import { otherLanguage } from "@/server/i18n/languages";
import { isolated } from "@/server/kernel/isolated";
import { answerWith } from "@/server/pages/status";
import { pageContext } from "@/server/pages/view";
import { guardOpening, signInHref } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { NewPasswordForm } from "../../new-password-form";
import type { ConsoleProps } from "../../view";
import { join } from "./actions";

type Props = ConsoleProps<{ token: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "join");
}

export default async function JoinPage(props: Props) {
  const seen = await guardOpening(props);
  if ("refusal" in seen) return seen.refusal;
  const { language } = seen;
  const { token } = await props.params;
  const invitation = await readInvitation(await pageContext(), { token, language });
  const t = await getTranslations({ locale: language, namespace: "console.join" });
  const otherHref = `/${otherLanguage(language)}/console/join/${encodeURIComponent(token)}`;
  if (invitation === null) {
    await answerWith(404);
    return (
      <PlainFrame language={language} title={t("over")} lead={t("overLead")} otherHref={otherHref}>
        <a href={signInHref(language, null)} className={TEXT_LINK}>
          {t("signIn")}
        </a>
      </PlainFrame>
    );
  }
  const { merchantName, username } = invitation;
  const merchant = isolated(merchantName, language);
  const lead = t.rich("lead", { merchant, username: () => <bdi dir="ltr">{username}</bdi> });
  return (
    <PlainFrame language={language} title={t("title")} lead={lead} otherHref={otherHref}>
      <NewPasswordForm
        action={join.bind(null, { lang: language, token })}
        username={username}
        words={{ next: t("next"), hint: t("hint"), working: t("working"), submit: t("join") }}
      />
    </PlainFrame>
  );
}
