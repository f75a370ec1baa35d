/** Opening the page changes nothing, because mail programs open links by themselves. */
import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { PlainFrame } from "@/components/console/plain-frame";
import { TEXT_LINK } from "@/components/console/styles";
import { readLinkedAlert } from "@/server/domain/alerts";
import { alertWords } from "@/server/i18n/alert-words";
import { otherLanguage } from "@/server/i18n/languages";
import { answerWith } from "@/server/pages/status";
import { pageContext } from "@/server/pages/view";
import { guardOpening, signInHref } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { snoozeLinked } from "./actions";
import { LinkedAlertView } from "./linked-alert";

type Props = ConsoleProps<{ token: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "alertLink");
}

export default async function AlertLinkPage(props: Props) {
  const seen = await guardOpening(props);
  if ("refusal" in seen) return seen.refusal;
  const { language } = seen;
  const { token } = await props.params;
  const linked = await readLinkedAlert(await pageContext(), token);
  const t = await getTranslations({ locale: language, namespace: "console.alerts" });
  const otherHref = `/${otherLanguage(language)}/console/alert/${encodeURIComponent(token)}`;
  const signIn = (
    <p className="mt-4">
      <a href={signInHref(language, null)} className={TEXT_LINK}>
        {t("link.signIn")}
      </a>
    </p>
  );
  if (linked === null) {
    await answerWith(404);
    return (
      <PlainFrame language={language} title={t("link.over")} lead={t("link.overLead")} otherHref={otherHref}>
        {signIn}
      </PlainFrame>
    );
  }
  const { ctx, alert } = linked;
  const timeZone = ctx.merchant.timezone;
  const words = alertWords(alert.facts, { language, timeZone });
  const isSolved = alert.solvedAt !== null && !alert.isQuiet;
  return (
    <PlainFrame
      language={language}
      title={isSolved ? words.solved : words.title}
      lead={<bdi>{ctx.merchant.name}</bdi>}
      otherHref={otherHref}
    >
      <LinkedAlertView
        alert={alert}
        words={words}
        timeZone={timeZone}
        action={snoozeLinked.bind(null, { lang: language, token })}
      />
      {signIn}
    </PlainFrame>
  );
}
