import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Amount } from "@/components/ui/amount";
import type { DayVolume } from "@/server/domain/figures";
import { gatewaySums } from "./gateway-sums";
import { Panel } from "./panel";
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
      <ul className="mt-2">
        {sums.map(({ code, settled, share }) => (
          <li key={code ?? ""} className="flex flex-wrap justify-between gap-x-4 border-line py-2 not-last:border-b">
            <bdi className="min-w-0 truncate font-medium text-ink">
              {code === null ? t("others") : (names.get(code) ?? code)}
            </bdi>
            <Settled href={code === null ? undefined : rowsHref(facts, { by: "received", gateway: code })}>
              <Amount money={{ amount: settled, currency: facts.currency }} language={facts.language} />
            </Settled>
            <svg
              aria-hidden="true"
              viewBox="0 0 100 4"
              preserveAspectRatio="none"
              className="mt-1 h-1 w-full rtl:-scale-x-100"
            >
              <rect width="100" height="4" className="fill-line" />
              <rect width={share} height="4" className="fill-(--bar)" />
            </svg>
          </li>
        ))}
      </ul>
    </Panel>
  );
}

function Settled({ href, children }: { href: string | undefined; children: ReactNode }) {
  if (href === undefined) return <span className="font-semibold text-ink">{children}</span>;
  return (
    <a href={href} className="font-semibold text-ink hover:underline">
      {children}
    </a>
  );
}
