import { useTranslations } from "next-intl";
import { ROWS_HEAD } from "@/components/console/styles";
import { Amount } from "@/components/ui/amount";
import type { FoundNamed as Named } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import { targetHref } from "./target-href";

export function FoundNamed({ language, rows }: { language: Language; rows: readonly Named[] }) {
  const t = useTranslations("console.find");
  return (
    <section aria-label={t("named")}>
      <h2 className={ROWS_HEAD}>{t("named")}</h2>
      <ul>
        {rows.map(({ kind, title, amount, target }) => (
          <li key={`${kind} ${title}`} className="border-line border-b">
            <a
              href={targetHref(language, target)}
              className="flex min-h-10 flex-wrap items-center justify-between gap-x-4 px-4 text-ink hover:bg-canvas sm:px-5"
            >
              <span className="min-w-0">
                {t(`kinds.${kind}`)}{" "}
                <bdi dir="ltr" className="wrap-anywhere text-muted">
                  {title}
                </bdi>
              </span>
              {amount !== null && <Amount money={amount} language={language} />}
            </a>
          </li>
        ))}
      </ul>
    </section>
  );
}
