import { useTranslations } from "next-intl";
import { FilterBar, FilterChoice, FilterCurrency, FilterText, ListBody } from "@/components/console/list-parts";
import { WalletTable } from "@/components/console/records/wallet-table";
import { SumLines } from "@/components/console/sum-lines";
import { Amount } from "@/components/ui/amount";
import type { WalletRow, WalletSums, WalletValues } from "@/server/domain/wallet";
import { ACCOUNT_STATUSES } from "@/server/domain/wallet/core/words";
import { isNothing } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly values: WalletValues;
  readonly dropped: readonly string[];
  readonly rows: readonly WalletRow[];
  readonly next: string | null;
  readonly sums: readonly WalletSums[];
};

export function WalletList({ language, rows, sums, ...list }: Props) {
  const t = useTranslations("console.wallets");
  return (
    <>
      <Filter values={list.values} sums={sums} />
      <ListBody
        {...list}
        isEmpty={rows.length === 0}
        empty={t("empty")}
        sums={<Sums language={language} sums={sums} />}
      >
        <WalletTable language={language} timeZone={list.timeZone} rows={rows} />
      </ListBody>
    </>
  );
}

function Filter({ values, sums }: Pick<Props, "values" | "sums">) {
  const t = useTranslations("console.wallets");
  return (
    <FilterBar values={values}>
      <FilterText name="q" label={t("search")} chosen={values.q} />
      <FilterCurrency label={t("currency")} chosen={values.currency} sums={sums} />
      <FilterChoice
        name="status"
        label={t("status")}
        chosen={values.status}
        options={ACCOUNT_STATUSES.map((status) => [status, t(`statuses.${status}`)])}
      />
      <FilterChoice name="holds" label={t("holdsOnly")} chosen={values.holds} options={[["yes", t("holdsYes")]]} />
    </FilterBar>
  );
}

function Sums({ language, sums }: Pick<Props, "language" | "sums">) {
  const t = useTranslations("console.wallets");
  const lines = sums.map(({ currency, count, balance, held }) => {
    const amount = (text: string) => () => <Amount money={{ amount: text, currency }} language={language} />;
    return {
      currency,
      parts: [
        t.rich("count", { count, b: (text) => <b className="figures text-ink">{text}</b> }),
        t.rich("sumBalance", { amount: amount(balance) }),
        isNothing(held) ? null : t.rich("sumHeld", { amount: amount(held) }),
      ],
    };
  });
  return <SumLines lines={lines} />;
}
