import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { ActionForm } from "@/components/console/form/action-form";
import { TextField } from "@/components/console/form/text-field";
import { UsePasskey } from "@/components/console/passkey/use-passkey";
import { PlainFrame } from "@/components/console/plain-frame";
import { BUTTON, BUTTON_PRIMARY, TEXT_LINK } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { SubmitButton } from "@/components/ui/submit-button";
import { otherLanguage } from "@/server/i18n/languages";
import { guardOpening, openingHref, signInHref } from "../../guard";
import { consoleMetadata } from "../../metadata";
import { nextPath } from "../../next-path";
import type { ConsoleProps } from "../../view";
import { leaveConsole, signInByCode, signInByPasskey } from "../actions";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "signIn");
}

export default async function CodePage(props: ConsoleProps) {
  const seen = await guardOpening(props);
  if ("refusal" in seen) return seen.refusal;
  const { ctx, language, next } = seen;
  if (ctx === null) redirect(signInHref(language, next));
  if (ctx.console.isOpen) redirect(nextPath(next, language));
  if (!ctx.console.hasSecondFactor) redirect(openingHref(ctx, language));
  const t = await getTranslations({ locale: language, namespace: "console.signIn" });
  const place = { lang: language, next };
  const other = otherLanguage(language);
  return (
    <PlainFrame
      language={language}
      title={t("codeTitle")}
      lead={t(ctx.console.hasPasskey ? "passkeyLead" : "codeLead")}
      otherHref={`/${other}/console/sign-in/code?${new URLSearchParams({ next: nextPath(next, other) })}`}
      user={String(ctx.actor.id)}
    >
      {ctx.console.hasPasskey && (
        <div className="mb-5">
          <UsePasskey className={`${BUTTON_PRIMARY} min-h-10 w-full`} action={signInByPasskey.bind(null, place)} />
        </div>
      )}
      <ActionForm action={signInByCode.bind(null, place)} className="grid gap-4">
        <TextField
          name="code"
          label={t("code")}
          hint={t("codeHint")}
          dir="ltr"
          autoComplete="one-time-code"
          maxLength={20}
          required
        />
        <SubmitButton
          className={`${ctx.console.hasPasskey ? BUTTON : BUTTON_PRIMARY} min-h-10 w-full`}
          working={t("working")}
        >
          {t("continue")}
        </SubmitButton>
      </ActionForm>
      <form action={leaveConsole.bind(null, place)} className="mt-4">
        <Button type="submit" className={`min-h-8 ${TEXT_LINK}`}>
          {t("another")}
        </Button>
      </form>
    </PlainFrame>
  );
}
