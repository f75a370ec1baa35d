import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Fact, FactStrip } from "@/components/console/fact-strip";
import type { FormAction } from "@/components/console/form/form-state";
import { Instant } from "@/components/console/instant";
import { queryOf } from "@/components/console/list-parts";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { PaymentTable } from "@/components/console/records/payment-table";
import { SubscriptionTable } from "@/components/console/records/subscription-table";
import { SumLine } from "@/components/console/records/sum-line";
import { WalletTable } from "@/components/console/records/wallet-table";
import { Code } from "@/components/console/side-facts";
import { TEXT_LINK } from "@/components/console/styles";
import type { CustomerPageView } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { CustomerCards } from "./customer-cards";

type Props = {
  readonly view: CustomerPageView;
  readonly language: Language;
  readonly timeZone: string;
  readonly deleteCard: FormAction | null;
};

export function CustomerDetail({ view, language, timeZone, deleteCard }: Props) {
  const t = useTranslations("console.customers");
  const { customerId, payments, sums, subscriptions, cards, wallets } = view;
  const all = queryOf({ customer: customerId, range: "all" });
  return (
    <>
      <Strip view={view} timeZone={timeZone} />
      <Rows
        title={t("payments")}
        isEmpty={payments.length === 0}
        empty={t("noPayments")}
        all={{ href: consoleHref(language, "payments", all), words: t("allPayments") }}
      >
        <SumLine language={language} sums={sums} by={null} />
        <PaymentTable language={language} timeZone={timeZone} rows={payments} />
      </Rows>
      <Rows
        title={t("subscriptions")}
        isEmpty={subscriptions.length === 0}
        empty={t("noSubscriptions")}
        all={{
          href: consoleHref(language, "subscriptions", queryOf({ customer: customerId })),
          words: t("allSubscriptions"),
        }}
      >
        <SubscriptionTable language={language} timeZone={timeZone} rows={subscriptions} />
      </Rows>
      {wallets !== null && (
        <Rows title={t("wallet")} isEmpty={wallets.length === 0} empty={t("noWallet")}>
          <WalletTable language={language} timeZone={timeZone} rows={wallets} />
        </Rows>
      )}
      {cards !== null && (
        <Section title={t("cards")}>
          <CustomerCards cards={cards} deleteCard={deleteCard} />
        </Section>
      )}
    </>
  );
}

function Strip({ view, timeZone }: Pick<Props, "view" | "timeZone">) {
  const t = useTranslations("console.customers");
  const { customerId, email, phone, firstSeenAt } = view;
  return (
    <FactStrip>
      <Fact name={t("id")}>
        <Code>{customerId}</Code>
      </Fact>
      <Fact name={t("email")}>
        <bdi dir="ltr">{email ?? "–"}</bdi>
      </Fact>
      <Fact name={t("phone")}>
        <bdi dir="ltr">{phone ?? "–"}</bdi>
      </Fact>
      <Fact name={t("since")}>
        {firstSeenAt === null ? "–" : <Instant at={firstSeenAt} timeZone={timeZone} style="full" />}
      </Fact>
    </FactStrip>
  );
}

type RowsProps = {
  readonly title: string;
  readonly isEmpty: boolean;
  readonly empty: string;
  readonly all?: { readonly href: string; readonly words: string };
  readonly children: ReactNode;
};

function Rows({ title, isEmpty, empty, all, children }: RowsProps) {
  return (
    <section className="border-line border-b">
      <div className="flex flex-wrap items-baseline justify-between gap-x-4 px-4 py-3 sm:px-5">
        <h2 className="font-semibold">{title}</h2>
        {!isEmpty && all !== undefined && (
          <a href={all.href} className={TEXT_LINK}>
            {all.words}
          </a>
        )}
      </div>
      {isEmpty ? <p className="px-4 pb-4 text-muted sm:px-5">{empty}</p> : children}
    </section>
  );
}
