import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Fact, FactStrip } from "@/components/console/fact-strip";
import { Instant } from "@/components/console/instant";
import { NextPage } from "@/components/console/list-parts";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { AccountPill } from "@/components/console/records/account-pill";
import { customerHref } from "@/components/console/records/customer-href";
import { TEXT_LINK } from "@/components/console/styles";
import { Amount, BigAmount } from "@/components/ui/amount";
import type { AccountPageView, AccountValues, WalletHold } from "@/server/domain/wallet";
import type { Language } from "@/server/kernel/types";
import { Ledger } from "./ledger";

type Props = {
  readonly view: AccountPageView;
  readonly language: Language;
  readonly timeZone: string;
  readonly list: Pick<AccountValues, "rows" | "cursor">;
  readonly canAdjust: boolean;
  readonly panel: ReactNode | null;
};

export function WalletDetail({ view, language, timeZone, list, canAdjust, panel }: Props) {
  const t = useTranslations("console.wallets");
  const { account, operations, holds } = view;
  const { currency } = account;
  return (
    <>
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2 border-line border-b px-4 py-4 sm:px-5">
        <BigAmount money={{ amount: account.available, currency }} language={language} per={t("available")} />
        <AccountPill status={account.status} />
      </div>
      <FactStrip>
        <Fact name={t("customer")}>
          <a href={customerHref(language, account.customerId)} className={TEXT_LINK}>
            <bdi dir="ltr">{account.customerId}</bdi>
          </a>
        </Fact>
        <Fact name={t("balance")}>
          <Amount money={{ amount: account.balance, currency }} language={language} />
        </Fact>
        <Fact name={t("held")}>
          <Amount money={{ amount: account.held, currency }} language={language} />
        </Fact>
        <Fact name={t("provider")}>
          <bdi dir="ltr">{account.provider}</bdi>
        </Fact>
      </FactStrip>
      {panel}
      <Section title={t("holds")}>
        <Holds holds={holds} currency={currency} language={language} timeZone={timeZone} />
      </Section>
      <h2 className="px-4 pt-4 pb-3 font-semibold sm:px-5">{t("ledger")}</h2>
      {operations.rows.length === 0 ? (
        <p className="px-4 pb-4 text-muted sm:px-5">{t("noOperations")}</p>
      ) : (
        <Ledger
          operations={operations.rows}
          language={language}
          timeZone={timeZone}
          canReverse={canAdjust && account.status === "active"}
        />
      )}
      <NextPage values={list} next={operations.next} timeZone={timeZone} />
    </>
  );
}

type HoldsProps = Pick<Props, "language" | "timeZone"> & {
  readonly holds: readonly WalletHold[];
  readonly currency: string;
};

function Holds({ holds, currency, language, timeZone }: HoldsProps) {
  const t = useTranslations("console.wallets");
  if (holds.length === 0) return <p className="text-muted">{t("noHolds")}</p>;
  return (
    <ul>
      {holds.map(({ id, sessionId, gateway, amount, until }) => (
        <li key={id} className="flex flex-wrap justify-between gap-x-4 border-line border-b py-1.5 last:border-b-0">
          <span className="flex flex-wrap gap-x-3">
            <span className="font-semibold text-ink">
              <Amount money={{ amount, currency }} language={language} />
            </span>
            <a href={consoleHref(language, "payment", `/${sessionId}`)} className={TEXT_LINK}>
              {t("payment")} <bdi dir="ltr">{sessionId.slice(0, 8)}…</bdi>
            </a>
            <bdi dir="ltr" className="text-muted">
              {gateway}
            </bdi>
          </span>
          {until !== null && (
            <span className="text-warning">
              {t.rich("holdUntil", { at: () => <Instant at={until} timeZone={timeZone} /> })}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}
