import type { Metadata } from "next";
import { redirect } from "next/navigation";
import { getTranslations } from "next-intl/server";
import { PlainFrame } from "@/components/console/plain-frame";
import { TEXT_LINK } from "@/components/console/styles";
import { proofWanted, readSecondFactor } from "@/server/domain/merchants";
import { otherLanguage } from "@/server/i18n/languages";
import { guardOpening, openingHref, signInHref } from "../guard";
import { consoleMetadata } from "../metadata";
import { nextPath } from "../next-path";
import type { ConsoleProps } from "../view";
import { dropPasskey, finishEnrolment, makePasskey, startEnrolment } from "./actions";
import { PasskeySection } from "./parts/passkey-section";
import { SetUpSteps } from "./parts/set-up-steps";

export function generateMetadata(props: ConsoleProps): Promise<Metadata> {
  return consoleMetadata(props, "secondFactor");
}

export default async function SecondFactorPage(props: ConsoleProps) {
  const seen = await guardOpening(props);
  if ("refusal" in seen) return seen.refusal;
  const { ctx, language, next } = seen;
  if (ctx === null) redirect(signInHref(language, next));
  if (!ctx.console.isOpen && ctx.console.hasSecondFactor) redirect(openingHref(ctx, language));
  const t = await getTranslations({ locale: language, namespace: "console.secondFactor" });
  const place = { lang: language, next };
  const other = otherLanguage(language);
  const view = await readSecondFactor(ctx);
  const proof = ctx.console.isOpen ? proofWanted(ctx) : null;
  return (
    <PlainFrame
      language={language}
      title={t("title")}
      lead={ctx.console.isOpen ? t("lead") : t("required")}
      otherHref={`/${other}/console/second-factor?${new URLSearchParams({ next: nextPath(next, other) })}`}
      user={String(ctx.actor.id)}
    >
      <PasskeySection
        {...{ view, proof, timeZone: ctx.merchant.timezone }}
        actions={{ make: makePasskey.bind(null, place), drop: dropPasskey.bind(null, place) }}
      />
      <SetUpSteps
        {...{ view, proof }}
        actions={{ start: startEnrolment.bind(null, place), finish: finishEnrolment.bind(null, place) }}
      />
      {ctx.console.isOpen && (
        <p className="mt-4">
          <a href={nextPath(next, language)} className={TEXT_LINK}>
            {t("onward")}
          </a>
        </p>
      )}
    </PlainFrame>
  );
}
