/** Says that no real money moves, and what time the merchant's test clock has. */
import { useTranslations } from "next-intl";
import { Icon } from "./icon";
import { Instant } from "./instant";

export function TestRibbon({ now, timeZone }: { now: string; timeZone: string }) {
  const t = useTranslations("console.shell");
  return (
    <div className="flex min-h-7.5 flex-wrap items-center justify-between gap-x-4 bg-warning-soft px-4 text-warning text-[0.8125rem] forced-colors:border-b print:hidden">
      <p>
        <span className="font-medium max-sm:hidden">{t("testMode")}</span>
        <span className="font-medium sm:hidden">{t("testModeShort")}</span>
      </p>
      <p className="inline-flex items-center gap-1.5">
        <Icon name="clock" className="size-3.5" />
        <span className="max-sm:sr-only">{t("testClock")}</span>
        <span className="font-semibold">
          <Instant at={now} timeZone={timeZone} style="full" />
        </span>
      </p>
    </div>
  );
}
