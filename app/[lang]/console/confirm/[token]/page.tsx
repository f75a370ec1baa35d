import type { Metadata } from "next";
import { getTranslations } from "next-intl/server";
import { ActionForm } from "@/components/console/form/action-form";
import { PlainFrame } from "@/components/console/plain-frame";
import { BUTTON_PRIMARY, TEXT_LINK } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import { readConfirmation } from "@/server/domain/merchants";
import { otherLanguage } from "@/server/i18n/languages";
import { answerWith } from "@/server/pages/status";
import { pageContext } from "@/server/pages/view";
import { guardOpening, signInHref } from "../../guard";
import { consoleMetadata } from "../../metadata";
import type { ConsoleProps } from "../../view";
import { confirm } from "./actions";

type Props = ConsoleProps<{ token: string }>;

export function generateMetadata(props: Props): Promise<Metadata> {
  return consoleMetadata(props, "confirm");
}

export default async function ConfirmPage(props: Props) {
  const seen = await guardOpening(props);
  if ("refusal" in seen) return seen.refusal;
  const { language } = seen;
  const { token } = await props.params;
  const shown = await readConfirmation(await pageContext(), token);
  const t = await getTranslations({ locale: language, namespace: "console.alerts" });
  const page = await getTranslations({ locale: language, namespace: "console" });
  const otherHref = `/${otherLanguage(language)}/console/confirm/${encodeURIComponent(token)}`;
  const signIn = (
    <a href={signInHref(language, null)} className={TEXT_LINK}>
      {t("link.signIn")}
    </a>
  );
  if (shown === null) {
    await answerWith(404);
    return (
      <PlainFrame language={language} title={t("confirm.over")} lead={t("confirm.overLead")} otherHref={otherHref}>
        {signIn}
      </PlainFrame>
    );
  }
  const email = `\u2066${shown.email}\u2069`;
  return (
    <PlainFrame
      language={language}
      title={page("pages.confirm")}
      lead={t("confirm.lead", { email })}
      otherHref={otherHref}
    >
      {shown.isDone ? (
        <>
          <p role="status" className="mb-4 font-medium text-good">
            {t("confirm.done", { email })}
          </p>
          {signIn}
        </>
      ) : (
        <ActionForm action={confirm.bind(null, { lang: language, token })} className="grid gap-4">
          <SubmitButton className={`${BUTTON_PRIMARY} min-h-10 w-full`} working={page("form.working")}>
            {t("confirm.submit")}
          </SubmitButton>
        </ActionForm>
      )}
    </PlainFrame>
  );
}
