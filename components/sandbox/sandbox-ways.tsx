import { useLocale, useTranslations } from "next-intl";

export const SANDBOX_PAGES = ["mailbox", "events", "sdk"] as const;
export type SandboxPageName = (typeof SANDBOX_PAGES)[number];

const LINK = "inline-flex min-h-11 items-center gap-1.5 text-accent underline-offset-4 hover:underline";

export function SandboxWays({ here }: { here: SandboxPageName }) {
  const t = useTranslations("sandbox");
  const language = useLocale();
  return (
    <nav aria-label={t("ways")} className="mb-2 flex flex-wrap items-center gap-x-5">
      <a href={language === "ar" ? "/ar" : "/"} className={`me-auto ${LINK}`}>
        <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 rtl:-scale-x-100">
          <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" strokeWidth="2" />
        </svg>
        {t("home")}
      </a>
      {SANDBOX_PAGES.filter((name) => name !== here).map((name) => (
        <a key={name} href={`/${language}/sandbox/${name}`} className={LINK}>
          {t(name)}
        </a>
      ))}
    </nav>
  );
}
