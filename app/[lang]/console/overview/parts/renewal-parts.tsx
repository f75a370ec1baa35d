import { useTranslations } from "next-intl";
import { shareOf } from "@/components/console/records/rates";
import type { Renewals } from "@/server/domain/figures";
import { Panel, Swatch } from "./panel";
import { type OverviewFacts, renewalsHref } from "./rows-href";

const PARTS = [
  ["paidAtOnce", "fill-(--bar)"],
  ["recovered", "fill-(--bar-2)"],
  ["outstanding", "fill-bad"],
] as const;

type Props = { readonly renewals: Renewals; readonly facts: OverviewFacts };

export function RenewalParts({ renewals, facts }: Props) {
  const t = useTranslations("console.overview.renewals");
  const { due } = renewals;
  return (
    <Panel
      id="renewals-title"
      title={t("title")}
      aside={
        <a href={renewalsHref(facts, "due")} className="hover:underline">
          {t("due", { count: due })}
        </a>
      }
    >
      {due === 0 ? (
        <p className="mt-3 text-muted">{t("none")}</p>
      ) : (
        <>
          <svg
            aria-hidden="true"
            viewBox={`0 0 ${due} 8`}
            preserveAspectRatio="none"
            className="mt-3 h-2 w-full rounded-full rtl:-scale-x-100"
          >
            {PARTS.map(([name, tone], index) => (
              <rect key={name} x={startOf(renewals, index)} width={renewals[name]} height="8" className={tone} />
            ))}
          </svg>
          <dl className="mt-2">
            {PARTS.map(([name, tone]) => (
              <div key={name} className="flex items-center gap-2 border-line py-2 not-last:border-b">
                <dt className="me-auto inline-flex items-center gap-2 text-ink">
                  <Swatch fill={tone} />
                  {t(name)}
                </dt>
                <dd className="figures min-w-12 text-end font-semibold text-ink rtl:text-start">
                  <a
                    href={renewalsHref(facts, name === "paidAtOnce" ? "paid_at_once" : name)}
                    className="hover:underline"
                  >
                    {renewals[name].toLocaleString("en")}
                  </a>
                </dd>
                <dd className="figures w-16 text-end text-muted rtl:text-start">
                  <bdi dir="ltr">{shareOf(renewals[name], due)} %</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </Panel>
  );
}

function startOf(renewals: Renewals, index: number): number {
  return PARTS.slice(0, index).reduce((sum, [name]) => sum + renewals[name], 0);
}
