import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { ListAmount } from "@/components/ui/amount";
import { alignment } from "@/components/ui/table";
import type { DayVolume } from "@/server/domain/figures";
import { gatewaySums } from "./gateway-sums";
import { Panel, ShareBar } from "./panel";
import { type OverviewFacts, rowsHref } from "./rows-href";

const SHOWN = 6;

type Props = {
  readonly days: readonly DayVolume[];
  readonly names: ReadonlyMap<string, string>;
  readonly facts: OverviewFacts;
};

export function GatewayShares({ days, names, facts }: Props) {
  const t = useTranslations("console.overview.gateways");
  const sums = gatewaySums(days, { currency: facts.currency, largest: SHOWN });
  return (
    <Panel id="gateways-title" title={t("title")} aside={null}>
      {sums.length === 0 && <p className="mt-3 text-muted">{t("none")}</p>}
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)_auto]">
        {sums.map(({ code, settled, share }) => (
          <li
            key={code ?? ""}
            className="col-span-2 grid grid-cols-subgrid gap-x-4 gap-y-1 border-line py-2 not-last:border-b [&>i]:col-span-2"
          >
            <bdi className="min-w-0 truncate font-medium text-ink">
              {code === null ? t("others") : (names.get(code) ?? code)}
            </bdi>
            <Settled href={code === null ? undefined : rowsHref(facts, { by: "received", gateway: code })}>
              <ListAmount money={{ amount: settled, currency: facts.currency }} language={facts.language} />
            </Settled>
            <ShareBar share={share} />
          </li>
        ))}
      </ul>
    </Panel>
  );
}

const SETTLED = `font-semibold text-ink ${alignment({ atEnd: "amount" })}`;

function Settled({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <span className={SETTLED}>{children}</span>;
  return (
    <a href={href} className={`${SETTLED} hover:underline`}>
      {children}
    </a>
  );
}
