/** The frame of the documentation: the test ribbon, the way home, the tools of the test mode. */
import { useTranslations } from "next-intl";
import type { ReactNode } from "react";

export function DocumentationShell({ testMode, children }: { testMode: boolean; children: ReactNode }) {
  const shell = useTranslations("shell");
  const t = useTranslations("start");
  const link = "inline-flex min-h-11 items-center text-accent underline-offset-4 hover:underline";
  return (
    <div className="flex min-h-dvh flex-col">
      <header>
        {testMode && (
          <p className="bg-warning-soft px-4 py-1.5 text-center text-[0.8125rem] text-warning forced-colors:border-b">
            {shell("testMode")}
          </p>
        )}
        <nav
          aria-label="Pages"
          className="mx-auto flex w-full max-w-[64rem] flex-wrap items-center gap-x-6 border-line border-b px-4 py-3"
        >
          <a href="/" className="me-auto inline-flex min-h-11 items-center font-semibold text-ink">
            {t("title")}
          </a>
          {testMode && (
            <>
              <a href="/en/sandbox/mailbox" className={link}>
                {t("mailbox")}
              </a>
              <a href="/en/sandbox/events" className={link}>
                {t("events")}
              </a>
            </>
          )}
        </nav>
      </header>
      <main className="mx-auto w-full max-w-[64rem] grow px-4 pb-16">{children}</main>
    </div>
  );
}
