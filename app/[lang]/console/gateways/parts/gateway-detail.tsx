import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { FormOfPayment } from "@/components/console/form-of-payment";
import { Instant } from "@/components/console/instant";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { shareOf } from "@/components/console/records/rates";
import { TEXT_LINK } from "@/components/console/styles";
import type { GatewayAccount } from "@/server/domain/gateways";
import type { Language } from "@/server/kernel/types";
import { GatewayAmounts } from "./gateway-amounts";
import type { GatewayFacts } from "./gateway-facts";
import { GatewayFee } from "./gateway-fee";

type Props = { readonly language: Language; readonly timeZone: string; readonly gateway: GatewayFacts };

export function GatewayDetail({ language, timeZone, gateway }: Props) {
  const t = useTranslations("console.gateways");
  const { account, limits, ways, error } = gateway;
  return (
    <>
      <Section title={t("success")} lead={t("successLead")}>
        <Ways ways={ways} />
      </Section>
      <Section title={t("lastError")}>
        {error === null ? (
          <p className="text-muted">{t("noError")}</p>
        ) : (
          <p>
            <bdi className="font-medium text-ink">{error.message ?? t("noWords")}</bdi>{" "}
            <span className="text-muted">
              <Instant at={error.at.toISOString()} timeZone={timeZone} />
            </span>{" "}
            <a href={consoleHref(language, "payment", `/${error.sessionId}`)} className={TEXT_LINK}>
              {t("payment")}
            </a>
          </p>
        )}
      </Section>
      <Section title={t("can")} lead={t("operatorsOwn")}>
        <Abilities account={account} />
      </Section>
      <Section title={t("price")} lead={t("operatorsOwn")}>
        <Price account={account} language={language} />
      </Section>
      <GatewayAmounts account={account} limits={limits} language={language} />
    </>
  );
}

function Ways({ ways }: Pick<GatewayFacts, "ways">) {
  const t = useTranslations("console.gateways");
  if (ways.length === 0) return <p className="text-muted">{t("notTried")}</p>;
  return (
    <dl className="max-w-md">
      {ways.map(({ formOfPayment, tried, succeeded }) => (
        <Line key={formOfPayment} name={<FormOfPayment form={formOfPayment} />}>
          <bdi dir="ltr" className="figures font-semibold">
            {shareOf(succeeded, tried) ?? "0.0"} %
          </bdi>{" "}
          <span className="figures text-muted">{t("of", { succeeded, tried })}</span>
        </Line>
      ))}
    </dl>
  );
}

function Abilities({ account }: { account: GatewayAccount }) {
  const t = useTranslations("console.gateways");
  const spoken = (is: boolean) => t(is ? "yes" : "no");
  const listed = (words: readonly string[]) => (words.length === 0 ? t("nothing") : words.join(t("and")));
  return (
    <dl className="max-w-xl">
      <Line name={t("can_for")}>{listed(account.plugins.map((plugin) => t(`plugins.${plugin}`)))}</Line>
      <Line name={t("can_flow")}>{t(`flows.${account.flow}`)}</Line>
      <Line name={t("can_takes")}>{t(`operations.${account.operation}`)}</Line>
      <Line name={t("can_then")}>{listed(account.operations.map((each) => t(`followUps.${each}`)))}</Line>
      <Line name={t("can_token")}>{spoken(account.isTokenizable)}</Line>
      <Line name={t("can_debit")}>{spoken(account.autoDebitEnabled)}</Line>
      <Line name={t("can_retry")}>{spoken(account.multiAttempt)}</Line>
      <Line name={t("can_services")}>
        {account.paymentServices.length === 0
          ? t("nothing")
          : account.paymentServices.map((service, index) => (
              <span key={service}>
                {index > 0 && t("and")}
                <FormOfPayment form={service} />
              </span>
            ))}
      </Line>
    </dl>
  );
}

function Price({ account, language }: { account: GatewayAccount; language: Language }) {
  const t = useTranslations("console.gateways");
  const rates = Object.entries(account.exchangeRates);
  return (
    <>
      <dl className="max-w-xl">
        <Line name={t("columns.fee")}>
          <GatewayFee account={account} language={language} />
        </Line>
        <Line name={t("currency")}>
          <bdi dir="ltr">{account.defaultCurrency}</bdi>
        </Line>
        <Line name={t("accepted")}>
          <bdi dir="ltr">{account.acceptedCurrencies.join(" ")}</bdi>
        </Line>
        {rates.map(([from, rate]) => (
          <Line key={from} name={t("rate", { from })}>
            <bdi dir="ltr" className="figures">
              {rate} {account.defaultCurrency}
            </bdi>
          </Line>
        ))}
      </dl>
      {rates.length === 0 && <p className="mt-2 text-muted">{t("noRates")}</p>}
    </>
  );
}

function Line({ name, children }: { name: ReactNode; children: ReactNode }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5">
      <dt className="text-muted">{name}</dt>
      <dd className="min-w-0 wrap-anywhere text-end text-ink">{children}</dd>
    </div>
  );
}
