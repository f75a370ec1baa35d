import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { type DataRow, DataTable, ROW_LINK } from "@/components/console/data-table";
import { Instant } from "@/components/console/instant";
import { consoleHref } from "@/components/console/pages";
import { shareOf } from "@/components/console/records/rates";
import type { Language } from "@/server/kernel/types";
import type { GatewayFacts } from "./gateway-facts";
import { GatewayFee } from "./gateway-fee";

type Props = {
  readonly language: Language;
  readonly timeZone: string;
  readonly gateways: readonly GatewayFacts[];
  readonly label: string;
};

const COLUMNS = ["name", "currencies", "operation", "fee", "success", "error"] as const;
const SHOWN_CURRENCIES = 4;

export function GatewayList({ language, timeZone, gateways, label }: Props) {
  const t = useTranslations("console.gateways");
  const columns = COLUMNS.map((name) => ({
    name,
    words: t(`columns.${name}`),
    ...(name === "success" && { atEnd: "amount" as const }),
  }));
  const rows = gateways.map(({ account, environment, ways, error }): DataRow => {
    const name = (
      <a
        key="name"
        href={consoleHref(language, "gateway", `/${encodeURIComponent(account.code)}`)}
        className={ROW_LINK}
      >
        <bdi className="font-medium">{language === "ar" ? (account.nameAr ?? account.name) : account.name}</bdi>{" "}
        <bdi dir="ltr" className="font-mono text-muted text-xs">
          {account.code}
        </bdi>{" "}
        {environment !== "simulated" && <span className="text-muted text-xs">{t(`environments.${environment}`)}</span>}
      </a>
    );
    const failed =
      error === null ? t("noError") : <Instant key="error" at={error.at.toISOString()} timeZone={timeZone} />;
    const fee = <GatewayFee key="fee" account={account} language={language} />;
    return {
      id: account.code,
      cells: [
        name,
        currencies(account.acceptedCurrencies),
        t(`operations.${account.operation}`),
        fee,
        <Success key="success" ways={ways} />,
        failed,
      ],
      phone: (
        <>
          <div className="flex justify-between gap-3">
            <span className="min-w-0 wrap-anywhere">{name}</span>
            <Success ways={ways} />
          </div>
          <div className="mt-0.5 flex flex-wrap justify-between gap-x-3">
            {currencies(account.acceptedCurrencies)}
            {fee}
          </div>
        </>
      ),
    };
  });
  return <DataTable label={label} columns={columns} rows={rows} />;
}

function currencies(codes: readonly string[]): ReactNode {
  const more = codes.length - SHOWN_CURRENCIES;
  return (
    <bdi dir="ltr" className="text-muted">
      {codes.slice(0, SHOWN_CURRENCIES).join(" ")}
      {more > 0 && ` +${more}`}
    </bdi>
  );
}

function Success({ ways }: Pick<GatewayFacts, "ways">) {
  const t = useTranslations("console.gateways");
  const [tried, succeeded] = ways.reduce(([all, good], way) => [all + way.tried, good + way.succeeded], [0, 0]);
  const share = shareOf(succeeded, tried);
  if (share === null) return <span className="text-muted">{t("notTried")}</span>;
  return (
    <span className="whitespace-nowrap">
      <bdi dir="ltr" className="figures font-semibold text-ink">
        {share} %
      </bdi>{" "}
      <span className="figures text-muted">{t("of", { succeeded, tried })}</span>
    </span>
  );
}
