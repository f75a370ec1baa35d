import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { CustomerTable } from "@/components/console/records/customer-list";
import { SubscriptionTable } from "@/components/console/records/subscription-table";
import { WalletTable } from "@/components/console/records/wallet-table";
import { ROWS_HEAD, TEXT_LINK } from "@/components/console/styles";
import type { Findings } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly typed: string;
  readonly kind: "customers" | "subscriptions" | "wallets";
  readonly found: Findings;
};

export function FoundPeople({ kind, found, typed, ...shared }: Props) {
  const t = useTranslations("console.find");
  const tables: Readonly<Record<Props["kind"], ReactNode>> = {
    customers: <CustomerTable {...shared} rows={found.customers} />,
    subscriptions: <SubscriptionTable {...shared} rows={found.subscriptions} />,
    wallets: <WalletTable {...shared} rows={found.wallets} />,
  };
  return (
    <section aria-label={t(kind)}>
      <h2 className={ROWS_HEAD}>{t(kind)}</h2>
      {tables[kind]}
      <p className="px-4 py-3 sm:px-5">
        <a href={consoleHref(shared.language, kind, queryOf({ q: typed }))} className={TEXT_LINK}>
          {t("all")}
        </a>
      </p>
    </section>
  );
}
