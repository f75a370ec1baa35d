import { useLocale, useTranslations } from "next-intl";
import { unbranded } from "@/server/kernel/brand";
import type { Language } from "@/server/kernel/types";
import { PageShell } from "../shell/page-shell";
import { Amount } from "../ui/amount";
import { OUTLINE, PRIMARY } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { Surface } from "../ui/surface";

type Props = {
  readonly amount: { readonly amount: string; readonly currency: string };
  readonly startDemo: (language: Language) => () => Promise<void>;
};

export function StartPage({ amount, startDemo }: Props) {
  const t = useTranslations("start");
  const language = useLocale();
  return (
    <StartShell testMode>
      <h1 className="tight text-[1.875rem] leading-tight">{t("tagline")}</h1>
      <p className="mt-3 mb-8 text-muted">{t("lead")}</p>
      <Surface>
        <h2 className="text-[1.125rem]">{t("demo")}</h2>
        <p className="mt-1 mb-5 text-muted">
          {t.rich("demoLead", {
            amount: () => <Amount money={amount} language={language} />,
            number: () => (
              <bdi dir="ltr" className="figures sm:whitespace-nowrap">
                4111 1111 1111 111
              </bdi>
            ),
          })}
        </p>
        <div className="grid gap-3 sm:grid-cols-2">
          <form action={startDemo("en")}>
            <SubmitButton className={language === "en" ? PRIMARY : OUTLINE} working={t("demoButtonEn")}>
              {t("demoButtonEn")}
            </SubmitButton>
          </form>
          <form action={startDemo("ar")}>
            <SubmitButton className={language === "ar" ? PRIMARY : OUTLINE} working={t("demoButtonAr")}>
              {t("demoButtonAr")}
            </SubmitButton>
          </form>
        </div>
      </Surface>
      <h2 className="mt-10 mb-3 text-[1.125rem]">{t("look")}</h2>
      <ul className="grid gap-3">
        <Place href={`/${language}/docs`} title={t("docs")} lead={t("docsLead")} />
        <Place href={`/${language}/sandbox/mailbox`} title={t("mailbox")} lead={t("mailboxLead")} />
        <Place href={`/${language}/sandbox/events`} title={t("events")} lead={t("eventsLead")} />
        <Place href={`/${language}/sandbox/sdk`} title={t("sdk")} lead={t("sdkLead")} />
      </ul>
    </StartShell>
  );
}

export function PlainStartPage() {
  const t = useTranslations("start");
  return (
    <StartShell testMode={false}>
      <p className="text-muted">{t("plain")}</p>
    </StartShell>
  );
}

function StartShell({ testMode, children }: { testMode: boolean; children: React.ReactNode }) {
  const t = useTranslations("start");
  const otherHref = useLocale() === "ar" ? "/" : "/ar";
  return (
    <PageShell brand={unbranded(t("title"))} isTestMode={testMode} otherHref={otherHref} width="narrow">
      {children}
    </PageShell>
  );
}

function Place({ href, title, lead }: { href: string; title: string; lead: string }) {
  return (
    <li>
      <a href={href} className="block rounded-row border border-line bg-surface px-5 py-4 hover:bg-accent-soft">
        <span className="font-semibold text-accent">{title}</span>
        <span className="block text-[0.875rem] text-muted">{lead}</span>
      </a>
    </li>
  );
}
