import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { consoleHref, type PageName, pageEntry } from "@/components/console/pages";
import { SEARCH } from "@/components/console/search-box";
import { BUTTON_PRIMARY, ROWS_HEAD } from "@/components/console/styles";
import { Button } from "@/components/ui/button";
import { Input } from "@/components/ui/input";
import type { Language } from "@/server/kernel/types";

type Props = { readonly language: Language; readonly typed: string; readonly open: readonly PageName[] };

export function FoundPages({ language, typed, open }: Props) {
  const t = useTranslations("console");
  const words = typed.trim().toLocaleLowerCase();
  const pages = open.filter((name) => {
    if (pageEntry(name).navigation === undefined && name !== "profile") return false;
    return t(`pages.${name}`).toLocaleLowerCase().includes(words);
  });
  return (
    <>
      <search className="block border-line border-b px-4 py-3 sm:px-5">
        <form className="flex gap-2">
          <Input
            name={SEARCH}
            type="search"
            defaultValue={typed}
            maxLength={128}
            autoComplete="off"
            aria-label={t("shell.search")}
            look="dense"
          />
          <Button type="submit" className={BUTTON_PRIMARY}>
            {t("find.button")}
          </Button>
        </form>
        <p className="mt-1.5 text-muted">{t("find.hint")}</p>
      </search>
      {pages.length > 0 && (
        <section aria-label={t("find.pages")}>
          <h2 className={ROWS_HEAD}>{t("find.pages")}</h2>
          <ul>
            {pages.map((name) => (
              <li key={name}>
                <a
                  href={consoleHref(language, name)}
                  className="flex min-h-10 items-center gap-2.5 border-line border-b px-4 text-ink hover:bg-canvas sm:px-5"
                >
                  <Icon name={pageEntry(name).navigation?.icon ?? "user-cog"} className="size-4 text-muted" />
                  {t(`pages.${name}`)}
                </a>
              </li>
            ))}
          </ul>
        </section>
      )}
    </>
  );
}
