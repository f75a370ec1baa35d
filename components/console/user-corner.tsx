import { useTranslations } from "next-intl";
import { LanguageLink } from "../shell/language-link";
import { Avatar } from "./avatar";
import { consoleHref } from "./pages";
import type { ShellFacts } from "./shell-facts";

export function UserCorner({ facts: { language, user, page, otherHref } }: { facts: ShellFacts }) {
  const t = useTranslations("console.shell");
  const other = language === "ar" ? "en" : "ar";
  return (
    <div className="sticky bottom-0 flex items-center gap-1 border-line border-t bg-canvas p-2.5">
      <a
        href={consoleHref(language, "profile")}
        aria-current={page === "profile" ? "page" : undefined}
        className="flex min-h-11 min-w-0 grow items-center gap-2.5 rounded-lg px-1 hover:bg-surface"
      >
        <Avatar name={user.name} />
        <span className="min-w-0">
          <span className="block truncate font-semibold text-ink">
            <bdi>{user.name}</bdi>
          </span>
          <span className="block truncate text-muted text-xs">{user.role}</span>
        </span>
      </a>
      <LanguageLink href={otherHref} language={other}>
        {t("otherLanguageShort")}
      </LanguageLink>
    </div>
  );
}
