/** The frame of every hosted page: test ribbon, the merchant first, the page, a line about us. */
import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { LanguageLink } from "./language-link";
import { OfflineBanner } from "./offline-banner";

type Props = {
  readonly merchantName: string;
  readonly isTestMode: boolean;
  /** The same page in the other language, a path of this service. */
  readonly otherHref: string;
  /** `wide` holds two columns; the other widths hold one, `medium` with room for a table. */
  readonly width: keyof typeof WIDTHS;
  readonly children: ReactNode;
};

const WIDTHS = { wide: "max-w-[64rem]", medium: "max-w-[44rem]", narrow: "max-w-[35rem]" } as const;

export function PageShell({ merchantName, isTestMode, otherHref, width, children }: Props) {
  const t = useTranslations("shell");
  const other = useLocale() === "ar" ? "en" : "ar";
  return (
    <div className="flex min-h-dvh flex-col">
      {/* Beside the header and not in it, so that it stays in sight. */}
      <OfflineBanner text={t("offline")} />
      <header>
        {isTestMode && (
          <p className="bg-warning-soft px-4 py-1.5 text-center text-[0.8125rem] text-warning forced-colors:border-b print:hidden">
            {t("testMode")}
          </p>
        )}
        <div className={`mx-auto flex w-full items-center justify-between gap-4 px-4 py-5 ${WIDTHS[width]}`}>
          <MerchantMark name={merchantName} />
          <LanguageLink href={otherHref} language={other}>
            {t("otherLanguage")}
          </LanguageLink>
        </div>
      </header>
      <main className={`mx-auto w-full grow px-4 pb-12 ${WIDTHS[width]}`}>{children}</main>
      <footer className="px-4 py-6 text-center text-[0.8125rem] text-muted print:hidden">{t("securedBy")}</footer>
    </div>
  );
}

/** The merchant's name with its first letter as a mark. */
function MerchantMark({ name }: { name: string }) {
  return (
    <div className="flex min-w-0 items-center gap-2.5">
      <span
        aria-hidden="true"
        className="grid size-8 shrink-0 place-items-center rounded-lg bg-ink font-semibold text-[0.875rem] text-canvas uppercase forced-colors:border"
      >
        {[...name.trim()][0] ?? ""}
      </span>
      <bdi className="min-w-0 wrap-anywhere font-semibold text-ink">{name}</bdi>
    </div>
  );
}
