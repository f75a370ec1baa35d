import { useTranslations } from "next-intl";
import { Icon } from "./icon";
import { Instant } from "./instant";
import { consoleHref } from "./pages";
import type { ShellFacts } from "./shell-facts";

export function TestRibbon({ facts: { language, merchant, now, open } }: { facts: ShellFacts }) {
  const t = useTranslations("console.shell");
  return (
    <header className="flex min-h-(--ribbon) flex-wrap items-center justify-between gap-x-4 bg-warning-soft px-4 text-warning text-[0.8125rem] forced-colors:border-b print:hidden">
      <p>
        <span className="font-medium max-sm:hidden">{t("testMode")}</span>
        <span className="font-medium sm:hidden">{t("testModeShort")}</span>
      </p>
      <p className="inline-flex items-center gap-1.5">
        <Icon name="clock" className="size-3.5" />
        <span className="max-sm:sr-only">{t("testClock")}</span>
        <span className="font-semibold">
          <Instant at={now} timeZone={merchant.timezone} style="full" />
        </span>
        {open.includes("test") && (
          <a
            href={consoleHref(language, "test")}
            className="inline-flex min-h-6 items-center underline underline-offset-2"
          >
            {t("advance")}
          </a>
        )}
      </p>
    </header>
  );
}
