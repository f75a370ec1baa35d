import { useTranslations } from "next-intl";
import { queryOf } from "@/components/console/list-parts";
import { consoleHref } from "@/components/console/pages";
import { TEXT_LINK } from "@/components/console/styles";
import type { SearchProblem } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

/** Invalid parts of a search, with a list of what is valid. */
type Props = { readonly language: Language; readonly typed: string; readonly problems: readonly SearchProblem[] };

export function NotFilters({ language, typed, problems }: Props) {
  const t = useTranslations("console.find");
  if (problems.length === 0) return null;
  const href = consoleHref(language, "payments", queryOf({ q: typed, range: "all" }));
  return (
    <p role="status" className="border-line border-b bg-warning-soft px-4 py-2 text-warning sm:px-5">
      {t.rich("notFilters", {
        typed: () => <bdi dir="ltr">{problems.map((problem) => problem.typed).join(" ")}</bdi>,
        a: (words) => (
          <a href={href} className={TEXT_LINK}>
            {words}
          </a>
        ),
      })}
    </p>
  );
}
