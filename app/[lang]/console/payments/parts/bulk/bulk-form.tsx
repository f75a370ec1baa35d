import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { Icon } from "@/components/console/icon";
import { consoleHref } from "@/components/console/pages";
import { Button } from "@/components/ui/button";
import { Checkbox } from "@/components/ui/choice";
import { HiddenFields } from "@/components/ui/hidden-fields";
import type { BulkKind } from "@/server/domain/console/core/words";
import type { Language } from "@/server/kernel/types";
import { TickedSums } from "./ticked-sums";

type Props = {
  readonly language: Language;
  readonly values: Readonly<Record<string, string>>;
  readonly kinds: readonly BulkKind[];
  readonly all: number;
  readonly children: ReactNode;
};

const VERB =
  "inline-flex min-h-9 items-center rounded-lg px-3 font-semibold hover:bg-surface/15 pointer-coarse:min-h-11";

export function BulkForm({ language, values, kinds, all, children }: Props) {
  const t = useTranslations("console.payments.bulk");
  return (
    <form action={consoleHref(language, "newBulk")} aria-label={t("form")} className="group/bulk">
      <HiddenFields values={values} />
      {children}
      <div className="sticky bottom-20 z-20 mx-auto mb-4 hidden w-fit max-w-[calc(100%-2rem)] flex-wrap items-center gap-x-1 gap-y-1 rounded-xl bg-ink px-3 py-1.5 text-surface shadow-card group-has-[input:checked]/bulk:flex group-data-ticked/bulk:flex md:bottom-4 print:hidden">
        <TickedSums language={language} words={t("chosen")} />
        <label className="inline-flex min-h-9 items-center gap-2 px-2 pointer-coarse:min-h-11">
          <Checkbox look="dense" name="all" value="filter" />
          {t("allMatching", { count: all.toLocaleString("en") })}
        </label>
        <span className="flex flex-wrap items-center">
          {kinds.map((kind) => (
            <Button key={kind} type="submit" name="act" value={kind} className={VERB}>
              {t(`verbs.${kind}`)}
            </Button>
          ))}
          <Button type="submit" formAction={consoleHref(language, "payments", "/export")} className={VERB}>
            {t("verbs.export")}
          </Button>
          <Button type="reset" aria-label={t("clear")} title={t("clear")} className={VERB}>
            <Icon name="x" />
          </Button>
        </span>
      </div>
    </form>
  );
}
