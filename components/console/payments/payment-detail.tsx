/** One payment: what it is, its money, its timeline and its details. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { PaymentPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { BigAmount } from "../../ui/amount";
import { Instant } from "../instant";
import { Section } from "../page-head";
import { MoneyTable } from "./money-table";
import { PaymentMethod } from "./payment-method";
import { StatePill } from "./state-pill";
import { Timeline } from "./timeline";

export type PaymentDetailProps = {
  readonly language: Language;
  readonly timeZone: string;
  readonly view: PaymentPageView;
};

export function PaymentDetail({ language, timeZone, view }: PaymentDetailProps) {
  const t = useTranslations("console.payments");
  const { customer, method } = view;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-4 sm:px-5">
        <BigAmount money={view.amount} language={language} />
        <StatePill state={view.state} />
        {view.isDeleted && <span className="text-muted">{t("isDeleted")}</span>}
      </div>
      <dl className="grid grid-cols-2 border-line border-b lg:grid-cols-4">
        <Fact name={t("columns.customer")}>
          <bdi>{customer.name ?? customer.email ?? customer.phone ?? customer.id ?? "–"}</bdi>
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
        <Fact name={t(view.settledAt === null ? "columns.created" : "paidAt")}>
          <Instant at={view.settledAt ?? view.createdAt} timeZone={timeZone} style="full" />
        </Fact>
      </dl>
      <div className="lg:grid lg:grid-cols-[5fr_3fr]">
        <div className="lg:border-line lg:border-e">
          <Section title={t("money")}>
            <MoneyTable view={view} language={language} />
          </Section>
          <Section title={t("timeline")}>
            <Timeline entries={view.timeline} language={language} timeZone={timeZone} />
          </Section>
        </div>
        <Section title={t("details")}>
          <Details view={view} timeZone={timeZone} />
        </Section>
      </div>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div className="min-w-0 border-line border-b px-4 py-3 last:border-0 sm:px-5 lg:border-e lg:border-b-0">
      <dt className="text-muted">{name}</dt>
      <dd className="wrap-anywhere font-medium text-ink [&_time]:whitespace-normal">{children}</dd>
    </div>
  );
}

function Details({ view, timeZone }: Omit<PaymentDetailProps, "language">) {
  const t = useTranslations("console.payments.detail");
  const { customer, sessionId, orderNo, type, paymentType, language, createdAt, expiresAt, extra } = view;
  const texts: readonly (readonly [string, string | null])[] = [
    [t("session"), sessionId],
    [t("order"), orderNo],
    [t("customerId"), customer.id],
    [t("email"), customer.email],
    [t("phone"), customer.phone],
    [t("type"), type],
    [t("paymentType"), paymentType],
    [t("language"), language],
    ...Object.entries(extra ?? {})
      .slice(0, 100)
      .map(([name, value]) => [name, typeof value === "string" ? value : JSON.stringify(value)] as const),
  ];
  return (
    <dl className="grid gap-2">
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
      {[
        [t("created"), createdAt],
        [t("expires"), expiresAt],
      ].map(([name = "", at = ""]) => (
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
