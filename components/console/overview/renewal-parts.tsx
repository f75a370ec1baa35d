/** What became of the charges of subscriptions that fell due. */
import { useTranslations } from "next-intl";
import type { Renewals } from "@/server/domain/figures";
import { shareOf } from "./rates";

const PARTS = [
  ["paidAtOnce", "fill-(--bar)"],
  ["recovered", "fill-(--bar-2)"],
  ["outstanding", "fill-bad"],
] as const;

export function RenewalParts({ renewals }: { renewals: Renewals }) {
  const t = useTranslations("console.overview.renewals");
  const { due } = renewals;
  return (
    <section aria-labelledby="renewals-title">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id="renewals-title" className="font-semibold">
          {t("title")}
        </h2>
        <span className="text-muted">{t("due", { count: due })}</span>
      </div>
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
                  <svg aria-hidden="true" viewBox="0 0 8 8" className="size-2">
                    <rect width="8" height="8" rx="2" className={tone} />
                  </svg>
                  {t(name)}
                </dt>
                <dd className="figures font-semibold text-ink">{renewals[name]}</dd>
                <dd className="figures w-16 text-end text-muted">
                  <bdi dir="ltr">{shareOf(renewals[name], due)} %</bdi>
                </dd>
              </div>
            ))}
          </dl>
        </>
      )}
    </section>
  );
}

/** Where a part begins: after those before it. */
function startOf(renewals: Renewals, index: number): number {
  return PARTS.slice(0, index).reduce((sum, [name]) => sum + renewals[name], 0);
}
