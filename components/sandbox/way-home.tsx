/** The way back from a page of the test tools to the start page. */
import { useLocale, useTranslations } from "next-intl";

export function WayHome() {
  const t = useTranslations("sandbox");
  return (
    <a
      href={useLocale() === "ar" ? "/ar" : "/"}
      className="mb-2 inline-flex min-h-11 items-center gap-1.5 text-accent underline-offset-4 hover:underline"
    >
      <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4 rtl:-scale-x-100">
        <path d="M10 3 5 8l5 5" fill="none" stroke="currentColor" strokeWidth="2" />
      </svg>
      {t("home")}
    </a>
  );
}
