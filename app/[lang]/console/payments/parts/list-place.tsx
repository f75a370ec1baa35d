import { useTranslations } from "next-intl";
import { ShownDays } from "@/components/console/filter-fields";
import { Icon } from "@/components/console/icon";
import type { PaymentValues, PlaceInList } from "@/server/domain/console";
import { MOST_COUNTED } from "@/server/domain/console/core/words";
import { HeadLink } from "./head-link";

type Props = {
  readonly values: PaymentValues;
  readonly days: { readonly from: string | null; readonly to: string | null };
  readonly place: PlaceInList;
  readonly listHref: string;
  readonly hrefOf: (sessionId: string) => string;
};

export function ListPlace({ place, listHref, hrefOf, ...shown }: Props) {
  const t = useTranslations("console.payments.drawer");
  const pages = useTranslations("console.pages");
  const { previous, next, isListed } = place;
  return (
    <nav
      aria-label={t("neighbours")}
      className="flex min-h-12 flex-wrap items-center gap-x-3 gap-y-1 border-line border-b px-4 py-1.5 sm:px-5 print:hidden"
    >
      <a
        href={listHref}
        className="inline-flex min-h-8 items-center gap-1 font-medium text-accent hover:underline pointer-coarse:min-h-11"
      >
        <Icon name="chevron-right" turns className="size-3.5 rotate-180" />
        {pages("payments")}
      </a>
      <Filter {...shown} />
      <span className="ms-auto flex items-center gap-1">
        {isListed ? <Position {...place} /> : <span className="text-muted">{t("unlisted")}</span>}
        <HeadLink
          href={previous && hrefOf(previous)}
          words={t("previous")}
          keys="K"
          icon="chevron-right"
          look="-rotate-90"
        />
        <HeadLink href={next && hrefOf(next)} words={t("next")} keys="J" icon="chevron-right" look="rotate-90" />
      </span>
    </nav>
  );
}

function Position({ position, all }: PlaceInList) {
  const t = useTranslations("console.list");
  if (position === null) return null;
  const number = (text: string) => (
    <bdi dir="ltr" className="figures text-ink">
      {text}
    </bdi>
  );
  return (
    <span className="text-muted">
      {t.rich("position", {
        rows: () => number(String(position)),
        all: () => number(all === null ? `${MOST_COUNTED}+` : String(all)),
      })}
    </span>
  );
}

const NO_FILTERS = ["view", "q", "by", "from", "to", "range", "counted", "sort", "rows", "cursor", "open", "gone"];

function Filter({ values, days }: Pick<Props, "values" | "days">) {
  const t = useTranslations("console.payments");
  const others = Object.entries(values).filter(([name, value]) => value !== null && !NO_FILTERS.includes(name));
  const { view, q, range, by } = values;
  return (
    <span className="inline-flex min-w-0 flex-wrap items-center gap-x-2 rounded-lg border border-line px-2.5 py-0.5 text-muted">
      <span>{t(`view.${view ?? "all"}`)}</span>
      {(range === null || by !== null) && (
        <span className="font-medium text-ink">
          <ShownDays {...days} />
        </span>
      )}
      {q !== null && <bdi className="max-w-40 truncate font-medium text-ink">{q}</bdi>}
      {others.length > 0 && <span>{t("drawer.moreFilters", { count: others.length })}</span>}
    </span>
  );
}
