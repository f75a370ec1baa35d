import { useLocale, useTranslations } from "next-intl";
import { FirstRequest } from "../docs/first-request";
import { Amount } from "../ui/amount";
import { OUTLINE, PRIMARY } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import { Doors } from "./doors";
import { Health } from "./health";
import type { StartProps } from "./start-props";
import { StartShell } from "./start-shell";
import { Steps } from "./steps";

export function StartPage({ installation, facts, amount, samples, send, startDemo }: StartProps) {
  return (
    <StartShell isTestMode>
      <div className="grid gap-x-14 gap-y-10 pt-8 lg:grid-cols-[minmax(0,1fr)_minmax(0,1.25fr)] lg:items-center">
        <div>
          <Lead installation={installation} />
          <DemoButtons amount={amount} startDemo={startDemo} />
          <Steps usage={facts?.usage ?? null} />
        </div>
        <FirstRequest samples={samples} send={send} />
      </div>
      {facts !== null && <Health facts={facts} timeZone={installation.timeZone} />}
      <Doors installation={installation} facts={facts} />
    </StartShell>
  );
}

export function PlainStartPage() {
  const t = useTranslations("start");
  return (
    <StartShell isTestMode={false}>
      <h1 className="tight pt-8 text-[1.875rem] leading-tight">{t("title")}</h1>
      <p className="mt-3 text-muted">{t("plain")}</p>
    </StartShell>
  );
}

function Lead({ installation: { address, version, merchant } }: Pick<StartProps, "installation">) {
  const t = useTranslations("start");
  return (
    <>
      <p className="mb-4 inline-flex flex-wrap items-center gap-x-2 rounded-full border border-line bg-surface px-3 py-1 text-[0.8125rem] text-muted">
        <span aria-hidden="true" className="size-2 rounded-full bg-good" />
        <span className="font-medium text-ink">
          {t.rich("running", { address: () => <bdi dir="ltr">{address}</bdi> })}
        </span>
        <bdi dir="ltr">v{version}</bdi>
      </p>
      <h1 className="tight text-balance text-[2rem] leading-[1.15] sm:text-[2.75rem]">{t("tagline")}</h1>
      <p className="mt-4 mb-7 text-[1.0625rem] text-muted">
        {t.rich("lead", { merchant: () => <bdi className="font-medium text-ink">{merchant}</bdi> })}
      </p>
    </>
  );
}

function DemoButtons({ amount, startDemo }: Pick<StartProps, "amount" | "startDemo">) {
  const t = useTranslations("start");
  const language = useLocale();
  const other = language === "ar" ? "en" : "ar";
  return (
    <>
      <div className="flex flex-wrap gap-3">
        <form action={startDemo(language)}>
          <SubmitButton className={`${PRIMARY} px-5!`} working={t("demoButton")}>
            {t("demoButton")}
          </SubmitButton>
        </form>
        <form action={startDemo(other)} lang={other}>
          <SubmitButton className={`${OUTLINE} px-5! [&:lang(ar)]:font-system`} working={t("demoOther")}>
            {t("demoOther")}
          </SubmitButton>
        </form>
      </div>
      <p className="mt-3 text-[0.8125rem] text-muted">
        {t.rich("demoLead", {
          amount: () => <Amount money={amount} language={language} />,
          number: () => (
            <bdi dir="ltr" className="figures sm:whitespace-nowrap">
              4111 1111 1111 111
            </bdi>
          ),
        })}
      </p>
    </>
  );
}
