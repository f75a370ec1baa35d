import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ActionForm } from "@/components/console/form/action-form";
import { TextField } from "@/components/console/form/text-field";
import { PlainFrame } from "@/components/console/plain-frame";
import { BUTTON_PRIMARY, TEXT_LINK } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import { otherLanguage } from "@/server/i18n/languages";
import { wordsIn } from "@/server/signed-words";
import { guardOpening, openingHref, signInHref } from "../guard";
import { consoleMetadata } from "../metadata";
import { nextPath } from "../next-path";
import type { ConsoleProps } from "../view";
import { signInByPassword } from "./actions";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "signIn");
}

export default async function SignInPage(props: ConsoleProps) {
  const seen = await guardOpening(props);
  if ("refusal" in seen) return seen.refusal;
  const { ctx, language, query, next } = seen;
  if (ctx !== null) redirect(ctx.console.isOpen ? nextPath(next, language) : openingHref(ctx, language));
  const t = await getTranslations({ locale: language, namespace: "console.signIn" });
  const { why } = wordsIn(signInHref(language, null), query);
  const lead = t(why === "joined" || why === "left" || why === "unsent" ? why : next === null ? "lead" : "ended");
  return (
    <PlainFrame
      language={language}
      title={t("title")}
      lead={lead}
      otherHref={signInHref(otherLanguage(language), next === null ? null : nextPath(next, otherLanguage(language)))}
    >
      <ActionForm action={signInByPassword.bind(null, { lang: language, next })} className="grid gap-4">
        <TextField name="username" label={t("username")} dir="ltr" autoComplete="username" maxLength={150} required />
        <TextField
          name="password"
          type="password"
          label={t("password")}
          dir="ltr"
          autoComplete="current-password"
          maxLength={128}
          required
        />
        <SubmitButton className={`${BUTTON_PRIMARY} min-h-10 w-full`} working={t("working")}>
          {t("title")}
        </SubmitButton>
      </ActionForm>
      <p className="mt-4">
        <a href={`/${language}/console/sign-in/forgotten`} className={TEXT_LINK}>
          {t("forgotten")}
        </a>
      </p>
    </PlainFrame>
  );
}
