import { useTranslations } from "next-intl";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { Tabs } from "@/components/console/tabs";
import type { ApprovalTab } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

type Props = {
  readonly language: Language;
  readonly counts: Readonly<Record<ApprovalTab, number>>;
  readonly parked: number | null;
  readonly chosen: ApprovalTab | "parked";
};

const TABS: readonly ApprovalTab[] = ["waiting", "mine", "failed", "decided"];

export function ApprovalTabs({ language, counts, parked, chosen }: Props) {
  const t = useTranslations("console.approvals");
  const tabs = TABS.map((name) => ({
    name,
    href: consoleHref(language, "approvals", queryOf({ tab: name })),
    words: t(`tab.${name}`),
    count: counts[name],
  }));
  const unknown =
    parked === null
      ? []
      : [{ name: "parked", href: consoleHref(language, "parked"), words: t("tab.parked"), count: parked }];
  return <Tabs label={t("tabs")} tabs={[...tabs, ...unknown]} chosen={chosen} />;
}
