import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/console/icon";
import { queryOf } from "@/components/console/list-parts";
import type { PaymentListView } from "@/server/domain/console";
import { ColumnChoice } from "./column-choice";
import type { PaymentListProps } from "./payment-list-props";
import { SaveView } from "./saved-views";

const VIEWS: readonly PaymentListView[] = ["all", "paid", "capture", "cod", "unpaid", "refunded", "deleted"];

export function ViewTabs({ values, sums: { counts }, choices }: PaymentListProps) {
  const t = useTranslations("console.payments");
  const { query, views, columns, allColumns, actions } = choices;
  const saved = views.find((view) => view.query === query) ?? null;
  const chosen = saved === null ? (values.view ?? "all") : null;
  const shown = VIEWS.filter((view) => view !== "cod" || counts.cod > 0 || values.view === "cod");
  return (
    <div className="relative flex flex-wrap items-center gap-x-4 border-line border-b px-4 sm:px-5 md:flex-nowrap">
      <nav aria-label={t("views")} className="min-w-0 grow overflow-x-auto">
        <ul className="flex gap-5">
          {shown.map((view) => (
            <li key={view} className={view === "refunded" ? "border-line border-s ps-5" : undefined}>
              <Tab
                href={queryOf({ ...values, view: view === "all" ? null : view, cursor: null })}
                isChosen={view === chosen}
              >
                {t(`view.${view}`)} <span className="figures text-muted text-xs">{counts[view]}</span>
              </Tab>
            </li>
          ))}
          {views.map((view) => (
            <li key={view.id}>
              <Tab href={`?${view.query}`} isChosen={view === saved}>
                <Icon name="bookmark" className="size-3.5 text-muted" />
                <bdi className="max-w-40 truncate">{view.name}</bdi>
                {view.isShared && <span className="sr-only">{t("saved.shared")}</span>}
              </Tab>
            </li>
          ))}
        </ul>
      </nav>
      <div className="flex shrink-0 gap-2 py-1 print:hidden">
        <SaveView query={query} view={saved} actions={actions} />
        <ColumnChoice all={allColumns} chosen={columns} action={actions.chooseColumns} />
      </div>
    </div>
  );
}

type TabProps = { readonly href: string; readonly isChosen: boolean; readonly children: ReactNode };

function Tab({ href, isChosen, children }: TabProps) {
  return (
    <a
      href={href}
      aria-current={isChosen ? "page" : undefined}
      className={`flex min-h-10 items-center gap-1.5 whitespace-nowrap border-b-2 font-medium ${
        isChosen ? "border-accent text-ink" : "border-transparent text-muted hover:text-ink"
      }`}
    >
      {children}
    </a>
  );
}
