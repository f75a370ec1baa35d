import { useTranslations } from "next-intl";
import { FormOfPayment } from "@/components/console/form-of-payment";
import { shareOf } from "@/components/console/records/rates";
import type { MethodSuccess } from "@/server/domain/figures";
import { Panel, ShareBar } from "./panel";
import { type OverviewFacts, rowsHref } from "./rows-href";

const SHOWN = 6;
/** Minimum number of payment attempts for a meaningful success rate. */
const TELLING = 5;
const POOR = 75;

type Props = { readonly methods: readonly MethodSuccess[]; readonly facts: OverviewFacts };

export function MethodSuccessList({ methods, facts }: Props) {
  const t = useTranslations("console.overview.methods");
  return (
    <Panel id="methods-title" title={t("title")} aside={t("lead")}>
      {methods.length === 0 && <p className="mt-3 text-muted">{t("none")}</p>}
      <ul className="mt-2 grid grid-cols-[minmax(0,1fr)_auto]">
        {methods.slice(0, SHOWN).map((method) => (
          <Method key={`${method.pgCode} ${method.formOfPayment}`} method={method} facts={facts} />
        ))}
      </ul>
    </Panel>
  );
}

type MethodProps = { readonly method: MethodSuccess; readonly facts: OverviewFacts };

function Method({ method: { pgCode, formOfPayment, tried, succeeded }, facts }: MethodProps) {
  const t = useTranslations("console.overview.methods");
  const way = { gateway: pgCode, method: formOfPayment };
  const share = shareOf(succeeded, tried) ?? "0.0";
  return (
    <li className="col-span-2 grid grid-cols-subgrid items-center gap-x-4 border-line py-2 not-last:border-b">
      <span className="min-w-0 truncate">
        <a href={rowsHref(facts, { by: "tried", ...way })} className="font-medium text-ink hover:underline">
          <FormOfPayment form={formOfPayment} />
        </a>{" "}
        <bdi className="text-muted">{pgCode}</bdi>
      </span>
      <bdi dir="ltr" className="figures text-end font-semibold text-ink rtl:text-start">
        {share} %
      </bdi>
      <ShareBar share={Number(share)} isPoor={tried >= TELLING && Number(share) < POOR} />
      <span className="figures text-end text-muted rtl:text-start">
        <a href={rowsHref(facts, { by: "accepted", ...way })} className="hover:underline">
          {t("of", { succeeded: succeeded.toLocaleString("en"), tried: tried.toLocaleString("en") })}
        </a>
      </span>
    </li>
  );
}
