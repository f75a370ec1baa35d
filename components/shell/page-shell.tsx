import { useLocale, useTranslations } from "next-intl";
import type { ReactNode } from "react";
import type { Brand } from "@/server/kernel/brand";
import { brandStyle } from "./brand-style";
import { LanguageLink } from "./language-link";
import { MerchantContact, MerchantTerms } from "./merchant-contact";
import { MerchantMark } from "./merchant-mark";
import { OfflineBanner } from "./offline-banner";
import { TestStrip } from "./test-strip";

type Props = {
  readonly brand: Brand;
  readonly isTestMode: boolean;
  readonly otherHref: string;
  /** Page width: `wide` fits two columns, `medium` a table. */
  readonly width: keyof typeof WIDTHS;
  readonly children: ReactNode;
};

const WIDTHS = { wide: "max-w-[64rem]", medium: "max-w-[44rem]", narrow: "max-w-[33.25rem]" } as const;

export function PageShell({ brand, isTestMode, otherHref, width, children }: Props) {
  const t = useTranslations("shell");
  const other = useLocale() === "ar" ? "en" : "ar";
  return (
    <div
      className={`flex min-h-dvh flex-col text-pretty ${brand.colors === null ? "" : "branded"}`}
      style={brandStyle(brand)}
    >
      {/* The banner is outside the header, so that it stays visible. */}
      <OfflineBanner text={t("offline")} />
      <header>
        {isTestMode && <TestStrip />}
        <div className={`mx-auto flex w-full items-center justify-between gap-4 px-4 py-5 ${WIDTHS.wide}`}>
          <MerchantMark brand={brand} />
          <div className="-me-2.5 shrink-0">
            <LanguageLink href={otherHref} language={other}>
              {t("otherLanguage")}
            </LanguageLink>
          </div>
        </div>
      </header>
      <main className={`mx-auto w-full grow px-4 pb-12 ${WIDTHS[width]}`}>{children}</main>
      <footer className="px-4 py-6 text-center text-[0.8125rem] text-muted print:hidden">
        <MerchantContact brand={brand} />
        <MerchantTerms {...brand} lead={<span>{t("securedBy")}</span>} />
      </footer>
    </div>
  );
}
