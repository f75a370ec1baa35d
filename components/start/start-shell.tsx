import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { unbranded } from "@/server/kernel/brand";
import { LanguageLink } from "../shell/language-link";
import { MerchantMark } from "../shell/merchant-mark";
import { OfflineBanner } from "../shell/offline-banner";
import { TestStrip } from "../shell/test-strip";

const WIDTH = "mx-auto w-full max-w-[72.5rem] px-4 sm:px-5";
const LINK = "inline-flex min-h-11 items-center hover:text-ink hover:underline underline-offset-4";

export function StartShell({ isTestMode, children }: { isTestMode: boolean; children: ReactNode }) {
  const t = useTranslations("start");
  const shell = useTranslations("shell");
  const docs = `/${useLocale()}/docs`;
  const code = (chunks: ReactNode) => <code dir="ltr">{chunks}</code>;
  return (
    <div className="flex min-h-dvh flex-col">
      <OfflineBanner text={shell("offline")} />
      {isTestMode && <TestStrip />}
      <Header isTestMode={isTestMode} />
      <main className={`grow pb-10 text-pretty ${WIDTH}`}>{children}</main>
      <footer
        className={`flex flex-wrap items-center justify-between gap-x-6 py-5 text-[0.8125rem] text-muted print:hidden ${WIDTH}`}
      >
        <p>{isTestMode ? t.rich("keys", { code }) : shell("securedBy")}</p>
        <Links
          links={[
            [`${docs}/changelog`, t("changelog")],
            [`${docs}/going-live`, t("goingLive")],
          ]}
        />
      </footer>
    </div>
  );
}

function Header({ isTestMode }: { isTestMode: boolean }) {
  const t = useTranslations("start");
  const shell = useTranslations("shell");
  const language = useLocale();
  const other = language === "ar" ? "en" : "ar";
  const links: readonly TextLink[] = [
    [`/${language}/docs`, t("docs")],
    [`/${language}/docs/reference`, t("reference")],
    ...(isTestMode
      ? ([
          [`/${language}/sandbox/mailbox`, t("mailbox")],
          [`/${language}/sandbox/sdk`, t("sdk")],
        ] as const)
      : []),
  ];
  return (
    <header className={`flex flex-wrap items-center gap-x-6 gap-y-1 py-2.5 ${WIDTH}`}>
      <div className="me-auto">
        <MerchantMark brand={unbranded(t("title"))} />
      </div>
      <nav aria-label={t("look")} className="max-md:order-1 max-md:w-full print:hidden">
        <Links links={links} className="text-[0.9375rem] text-muted" />
      </nav>
      <div className="flex items-center gap-2">
        <LanguageLink href={language === "ar" ? "/" : "/ar"} language={other}>
          {shell("otherLanguage")}
        </LanguageLink>
        <a
          href={`/${language}/console/`}
          className="inline-flex min-h-11 items-center rounded-button border border-line bg-surface px-4 font-medium text-ink hover:bg-accent-soft print:hidden"
        >
          {t("openConsole")}
        </a>
      </div>
    </header>
  );
}

type TextLink = readonly [href: string, words: string];

function Links({ links, className = "" }: { links: readonly TextLink[]; className?: string }) {
  return (
    <ul className={`flex flex-wrap gap-x-5 ${className}`.trimEnd()}>
      {links.map(([href, words]) => (
        <li key={href}>
          <a href={href} className={LINK}>
            {words}
          </a>
        </li>
      ))}
    </ul>
  );
}
