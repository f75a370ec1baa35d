/** The customers, subscriptions and wallets that may be meant, and the way to all of them. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { FoundPeople as People } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { customerHref } from "../customers/customer-href";
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
  readonly people: People;
};

export function FoundPeople({ language, timeZone, typed, people }: Props) {
  const t = useTranslations("console.find");
  const { customers, subscriptions, wallets } = people;
  const shared = { language, timeZone };
  return (
    <>
      {customers.length > 0 && (
        <Kind words={t("customers")} href={consoleHref(language, "customers", queryOf({ q: typed }))}>
          <CustomerTable {...shared} rows={customers} />
        </Kind>
      )}
      {subscriptions.length > 0 && (
        <Kind words={t("subscriptions")} href={consoleHref(language, "subscriptions", queryOf({ q: typed }))}>
          <SubscriptionTable {...shared} rows={subscriptions} />
        </Kind>
      )}
      {wallets.length > 0 && (
        <Kind words={t("wallets")} href={consoleHref(language, "wallets", queryOf({ q: typed }))}>
          <WalletTable {...shared} rows={wallets} />
        </Kind>
      )}
    </>
  );
}

/** The page of what is named exactly. */
export function hrefOf(language: Language, { page, id }: NonNullable<People["meant"]>): string {
  return page === "customer" ? customerHref(language, id) : consoleHref(language, page, `/${id}`);
}

function Kind({ words, href, children }: { words: string; href: string; children: ReactNode }) {
  const t = useTranslations("console.find");
  return (
    <section aria-label={words}>
      <h2 className={ROWS_HEAD}>{words}</h2>
      {children}
      <p className="px-4 py-3 sm:px-5">
        <a href={href} className={TEXT_LINK}>
          {t("all")}
        </a>
      </p>
    </section>
  );
}
