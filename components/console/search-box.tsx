import { useTranslations } from "next-intl";
import { Input } from "../ui/input";
import { Icon } from "./icon";
import { consoleHref } from "./pages";
import { SearchShortcut } from "./search-shortcut";

export const SEARCH = "q";

export function SearchBox({ language }: { language: string }) {
  const t = useTranslations("console.shell");
  return (
    <search className="px-2.5 pb-2">
      <form
        action={consoleHref(language, "find")}
        className="flex min-h-8 items-center gap-2 rounded-lg border border-field/60 bg-surface px-2.5"
      >
        <Icon name="search" className="size-4 text-muted" />
        <Input
          name={SEARCH}
          type="search"
          autoComplete="off"
          maxLength={128}
          aria-label={t("search")}
          aria-keyshortcuts="Control+K Meta+K"
          placeholder={t("search")}
          className="w-full min-w-0 bg-transparent text-ink outline-offset-4 placeholder:text-muted"
        />
        <SearchShortcut />
      </form>
    </search>
  );
}
