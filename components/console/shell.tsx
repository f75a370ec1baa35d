import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { brandOf } from "@/server/kernel/brand";
import { civilDateOf } from "@/server/kernel/time";
import { MerchantMark } from "../shell/merchant-mark";
import { OfflineBanner } from "../shell/offline-banner";
import { FormsOf } from "./form/form-owner";
import { ShellKeys } from "./keyboard/shell-keys";
import { BottomBar, Navigation } from "./navigation";
import { SearchBox } from "./search-box";
import { ShellSession } from "./session/shell-session";
import type { ShellFacts } from "./shell-facts";
import { TestRibbon } from "./test-ribbon";
import { UserCorner } from "./user-corner";

export function ConsoleShell({ facts, children }: { facts: ShellFacts; children: ReactNode }) {
  const t = useTranslations("console.shell");
  const shell = useTranslations("shell");
  const { language, merchant, theme } = facts;
  const brand = brandOf(merchant, language);
  const today = civilDateOf(new Date(facts.now), merchant.timezone);
  return (
    <div
      className={`console flex min-h-dvh flex-col ${merchant.production ? "[--ribbon:0px]" : "[--ribbon:1.875rem]"}`}
      data-theme={theme ?? undefined}
      data-today={today}
    >
      <a
        href="#content"
        className="sr-only m-0! focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:px-4 focus:py-3 focus:text-ink"
      >
        {t("skip")}
      </a>
      <OfflineBanner text={shell("offline")} />
      {!merchant.production && <TestRibbon facts={facts} />}
      <div className="flex min-h-0 grow">
        <aside className="sticky top-0 hidden h-[calc(100dvh-var(--ribbon))] w-53 shrink-0 flex-col self-start overflow-y-auto md:flex print:hidden">
          <div className="px-4.5 pt-5 pb-3">
            <MerchantMark brand={brand} />
          </div>
          <SearchBox language={language} />
          <Navigation facts={facts} />
          <UserCorner facts={facts} />
        </aside>
        <main
          id="content"
          tabIndex={-1}
          className="min-w-0 grow bg-surface pb-20 md:my-2 md:me-2 md:rounded-[0.875rem] md:border md:border-line md:pb-0 print:m-0 print:border-0 print:pb-0"
        >
          <FormsOf user={facts.user.id}>{children}</FormsOf>
        </main>
      </div>
      <BottomBar facts={facts} />
      <ShellKeys facts={facts} />
      <ShellSession facts={facts} />
    </div>
  );
}
