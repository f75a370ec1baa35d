/** The frame of every console page: the test ribbon, the navigation, and one sheet with the page. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { brandOf } from "@/server/kernel/brand";
import type { Language, MerchantFacts } from "@/server/kernel/types";
import { MerchantMark } from "../shell/merchant-mark";
import { OfflineBanner } from "../shell/offline-banner";
import { BottomBar, Navigation } from "./navigation";
import type { PageName } from "./pages";
import { SearchBox } from "./search-box";
import { TestRibbon } from "./test-ribbon";
import { UserCorner } from "./user-corner";

/** Who looks, and at what. */
export type ShellFacts = {
  readonly language: Language;
  readonly merchant: MerchantFacts;
  /** The merchant's clock, ISO 8601. */
  readonly now: string;
  readonly page: PageName;
  /** The pages that the user may open. */
  readonly open: readonly PageName[];
  /** How many things wait on a page; those above zero are shown in the navigation. */
  readonly waiting: Readonly<Partial<Record<PageName, number>>>;
  readonly user: { readonly name: string; readonly role: string };
  readonly theme: "light" | "dark" | null;
  /** The same page in the other language. */
  readonly otherHref: string;
};

export function ConsoleShell({ facts, children }: { facts: ShellFacts; children: ReactNode }) {
  const t = useTranslations("console.shell");
  const shell = useTranslations("shell");
  const { language, merchant, theme } = facts;
  const brand = brandOf(merchant, language);
  return (
    <div className="console flex min-h-dvh flex-col" data-theme={theme ?? undefined}>
      <a
        href="#content"
        className="sr-only focus:not-sr-only focus:absolute focus:z-20 focus:bg-surface focus:px-4 focus:py-3 focus:text-ink"
      >
        {t("skip")}
      </a>
      <OfflineBanner text={shell("offline")} />
      {!merchant.production && <TestRibbon now={facts.now} timeZone={merchant.timezone} />}
      <div className="flex min-h-0 grow">
        <aside className="sticky top-0 hidden h-dvh w-53 shrink-0 flex-col self-start overflow-y-auto md:flex print:hidden">
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
          {children}
        </main>
      </div>
      <BottomBar facts={facts} />
    </div>
  );
}
