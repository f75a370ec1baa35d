/** The customers, subscriptions or wallets that may be meant, and the way to all of them. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Findings } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { CustomerTable } from "../customers/customer-list";
import { queryOf } from "../list-parts";
import { consoleHref } from "../pages";
import { ROWS_HEAD, TEXT_LINK } from "../styles";
import { SubscriptionTable } from "../subscriptions/subscription-table";
import { WalletTable } from "../wallets/wallet-table";

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
