import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Fact, FactStrip } from "@/components/console/fact-strip";
import { Icon } from "@/components/console/icon";
import { Instant } from "@/components/console/instant";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { customerHref } from "@/components/console/records/customer-href";
import { PaymentMethod } from "@/components/console/records/payment-method";
import { StatePill } from "@/components/console/records/state-pill";
import { TEXT_LINK } from "@/components/console/styles";
import { Amount, BigAmount } from "@/components/ui/amount";
import type { CustomerPayments, PaymentPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { CustomerPanel } from "./customer-panel";
import { EventPanel } from "./event-panel";
import { MoneyBar } from "./money-bar";
import { MoneyTable } from "./money-table";
import { PaymentTimeline, type TimelineProps } from "./payment-timeline";

export type PaymentDetailProps = TimelineProps & {
  readonly view: PaymentPageView;
  readonly panel: ReactNode;
  readonly ofCustomer: CustomerPayments | null;
};

export function PaymentDetail({ language, timeZone, view, panel, ofCustomer, ...timeline }: PaymentDetailProps) {
  const t = useTranslations("console.payments");
  const { customer, method } = view;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-4 sm:px-5">
        <BigAmount money={view.amount} language={language} />
        <StatePill state={view.state} />
        {view.money.refunded !== null && (
          <span className="inline-flex items-center gap-1.5 whitespace-nowrap rounded-full border border-line bg-canvas px-2 font-medium text-xs leading-5">
            <Icon name="undo-2" turns className="size-3.5" />
            {t("refunded")} <Amount money={view.money.refunded} language={language} />
          </span>
        )}
        <Deleted view={view} timeZone={timeZone} />
        {view.settledAt !== null && view.deletedAt === null && <ReceiptLinks view={view} language={language} />}
        {view.invoicePdf !== null && (
          <a href={view.invoicePdf} className={`${TEXT_LINK} print:hidden`}>
            {t("invoicePdf")}
          </a>
        )}
      </div>
      <FactStrip>
        <Fact name={t("columns.customer")}>
          <CustomerName customer={customer} language={language} />
        </Fact>
        <Fact name={t("columns.method")}>
          <PaymentMethod
            brand={method?.brand ?? null}
            lastFour={method?.number?.slice(-4) ?? null}
            method={method?.form ?? null}
          />
        </Fact>
        <Fact name={t("columns.gateway")}>
          <bdi dir="ltr">{view.gateway ?? "–"}</bdi>
        </Fact>
        {view.subscriptionId !== null && (
          <Fact name={t("ofSubscription")}>
            <a href={consoleHref(language, "subscription", `/${view.subscriptionId}`)} className={TEXT_LINK}>
              <bdi dir="ltr">{view.subscriptionId.slice(0, 12)}…</bdi>
            </a>
          </Fact>
        )}
        {view.heldAt !== null && (
          <Fact name={t("heldAt")}>
            <Instant at={view.heldAt} timeZone={timeZone} style="full" />
          </Fact>
        )}
        <Fact name={t(view.settledAt === null ? "columns.created" : "paidAt")}>
          <Instant at={view.settledAt ?? view.createdAt} timeZone={timeZone} style="full" />
        </Fact>
        {view.heldUntil !== null && (
          <Fact name={t("heldUntil")}>
            <Instant at={view.heldUntil} timeZone={timeZone} style="full" />
          </Fact>
        )}
      </FactStrip>
      <div className="lg:grid lg:min-h-[calc(100dvh-15rem)] lg:grid-cols-[5fr_3fr] lg:grid-rows-[auto_1fr] print:grid print:grid-cols-[5fr_3fr]">
        {panel !== null && <div className="lg:col-start-2 print:hidden">{panel}</div>}
        <div className="lg:col-start-1 lg:row-span-2 lg:row-start-1 lg:border-line lg:border-e print:col-start-1 print:row-start-1">
          <Section title={t("money")}>
            <MoneyBar view={view} hasLegend />
            <MoneyTable view={view} language={language} />
          </Section>
          <PaymentTimeline {...timeline} language={language} timeZone={timeZone} view={view} />
        </div>
        <div className="lg:col-start-2 print:col-start-2">
          <CustomerPanel language={language} view={view} payments={ofCustomer} />
          <EventPanel language={language} timeZone={timeZone} view={view} />
          <Section title={t("details")}>
            <Details view={view} timeZone={timeZone} />
          </Section>
        </div>
      </div>
    </>
  );
}

function ReceiptLinks({ view: { link, sessionId, money }, language }: Pick<PaymentDetailProps, "view" | "language">) {
  const t = useTranslations("console.payments.receipt");
  const pdfIn = (lang: Language) => consoleHref(lang, "payment", `/${sessionId}/receipt`);
  return (
    <>
      <a href={link} className={`${TEXT_LINK} print:hidden`}>
        {t("page")}
      </a>
      {money.kept !== null && (
        <span className="inline-flex gap-1.5 print:hidden">
          <a href={pdfIn(language)} className={TEXT_LINK}>
            {t("pdf")}
          </a>
          <a href={pdfIn(language === "ar" ? "en" : "ar")} className={TEXT_LINK} aria-label={t("pdfOther")}>
            {t("other")}
          </a>
        </span>
      )}
    </>
  );
}

function CustomerName({ customer, language }: Pick<PaymentPageView, "customer"> & { language: Language }) {
  const name = <bdi>{customer.name ?? customer.email ?? customer.phone ?? customer.id ?? "–"}</bdi>;
  if (customer.id === null) return name;
  return (
    <a href={customerHref(language, customer.id)} className={TEXT_LINK}>
      {name}
    </a>
  );
}

function Deleted({ view: { deletedAt, deletedBy }, timeZone }: Pick<PaymentDetailProps, "view" | "timeZone">) {
  const t = useTranslations("console.payments");
  if (deletedAt === null) return null;
  const words = {
    at: () => <Instant at={deletedAt} timeZone={timeZone} style="full" />,
    who: () => <bdi className="font-medium text-ink">{deletedBy}</bdi>,
  };
  return <span className="text-muted">{t.rich(deletedBy === null ? "deletedAt" : "deletedBy", words)}</span>;
}

const OF_CUSTOMER = ["customer_id", "customer_email", "customer_phone"];

function Details({ view, timeZone }: Pick<PaymentDetailProps, "view" | "timeZone">) {
  const t = useTranslations("console.payments.detail");
  const { fields, sessionId, type, paymentType, createdAt, expiresAt, extra } = view;
  const spoken = (group: "types" | "paymentTypes", word: string): string => {
    const key = `${group}.${word}` as Parameters<typeof t>[0];
    return t.has(key) ? t(key) : word;
  };
  const lines = fields
    .filter(({ name }) => !OF_CUSTOMER.includes(name))
    .map(({ name, value }) => [t(`fields.${name}`), value] as const);
  const [order, others] = [lines.slice(0, 1), lines.slice(1)];
  const texts: readonly (readonly [string, string | null])[] = [
    [t("session"), sessionId],
    ...order,
    [t("link"), view.link],
    ...others,
    ...Object.entries(extra ?? {})
      .filter(([name]) => name !== "autopay" || view.subscriptionId === null)
      .slice(0, 100)
      .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)] as const),
  ];
  const times = [
    [t("created"), createdAt],
    [t("expires"), expiresAt],
  ] as const;
  const words: readonly (readonly [string, string])[] = [
    [t("type"), spoken("types", type)],
    [t("paymentType"), spoken("paymentTypes", paymentType)],
  ];
  return (
    <dl className="grid gap-2">
      {words.map(([name, text]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-end text-ink">{text}</dd>
        </div>
      ))}
      {texts.map(([name, text]) =>
        text === null ? null : (
          <div key={name} className="flex justify-between gap-4">
            <dt className="shrink-0 text-muted">
              <bdi>{name}</bdi>
            </dt>
            <dd className="min-w-0 text-end">
              <bdi dir="ltr" className="wrap-anywhere font-mono text-ink text-xs">
                {text.slice(0, 500)}
              </bdi>
            </dd>
          </div>
        ),
      )}
      {times.map(([name, at]) => (
        <div key={name} className="flex justify-between gap-4">
          <dt className="text-muted">{name}</dt>
          <dd className="text-ink">
            <Instant at={at} timeZone={timeZone} style="full" />
          </dd>
        </div>
      ))}
    </dl>
  );
}
