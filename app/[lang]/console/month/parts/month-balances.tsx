import { useTranslations } from "next-intl";
import { queryOf } from "@/components/console/list-parts";
import { Section } from "@/components/console/page-head";
import { consoleHref } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import { ListAmount } from "@/components/ui/amount";
import { alignment, CELL, Scrolls, Table } from "@/components/ui/table";
import type { BalanceName, MonthBalance, Span } from "@/server/domain/figures";
import type { Language } from "@/server/kernel/types";
import { MonthName } from "./month-choice";

const AMOUNT = alignment({ atEnd: "amount" });

type Props = {
  readonly month: Span;
  readonly currency: string;
  readonly balances: readonly MonthBalance[];
  readonly language: Language;
};

export function MonthBalances({ month, currency, balances, language }: Props) {
  const t = useTranslations("console.month");
  return (
    <>
      <p className="px-4 pt-4 font-semibold text-ink sm:px-5">
        <MonthName month={month} /> · <bdi dir="ltr">{currency}</bdi>
      </p>
      {balances.map((balance) => (
        <Section key={balance.name} title={t(`balances.${balance.name}`)} lead={t(`leads.${balance.name}`)}>
          <Balance balance={balance} month={month} currency={currency} language={language} />
        </Section>
      ))}
    </>
  );
}

type BalanceProps = Omit<Props, "balances"> & { readonly balance: MonthBalance };

function Balance({ balance, month, currency, language }: BalanceProps) {
  const t = useTranslations("console.month");
  const money = (amount: string) => <ListAmount money={{ amount, currency }} language={language} />;
  const total = (name: "opening" | "closing") => (
    <tr className="border-line border-b font-semibold text-ink">
      <th scope="row" className={`${CELL.figures} text-start font-semibold`}>
        {t(name)}
      </th>
      <td />
      <td className={`${CELL.figures} ${AMOUNT}`}>{money(balance[name])}</td>
    </tr>
  );
  return (
    <Scrolls label={t(`balances.${balance.name}`)}>
      <Table
        look="figures"
        caption={t(`balances.${balance.name}`)}
        columns={[
          { name: "kind", words: t("kind") },
          { name: "count", words: t("count"), atEnd: "amount" },
          { name: "amount", words: t("amount"), atEnd: "amount" },
        ]}
      >
        {total("opening")}
        {balance.lines.map(({ kind, amount, count }) => (
          <tr key={kind} className="border-line border-b">
            <th scope="row" className={`${CELL.figures} text-start font-normal`}>
              {isListed(balance.name, kind) && count > 0 ? (
                <a href={listOf({ month, currency, language })} className={TEXT_LINK}>
                  {t(`kinds.${kind}`)}
                </a>
              ) : (
                t(`kinds.${kind}`)
              )}
            </th>
            <td className={`${CELL.figures} figures ${AMOUNT}`}>
              <bdi dir="ltr">{count}</bdi>
            </td>
            <td className={`${CELL.figures} ${AMOUNT} text-ink`}>{money(amount)}</td>
          </tr>
        ))}
        {total("closing")}
      </Table>
    </Scrolls>
  );
}

const LISTED: ReadonlySet<string> = new Set(["purchase", "capture", "fee", "refund"]);

function isListed(balance: BalanceName, kind: string): boolean {
  return balance === "money" && LISTED.has(kind);
}

function listOf({ month, currency, language }: Omit<Props, "balances">): string {
  const { from, to } = month;
  return consoleHref(language, "payments", queryOf({ by: "booked", from, to, currency }));
}
