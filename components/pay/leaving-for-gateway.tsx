/**
 * The step before the gateway's page. It is a page, because a form's response may not redirect to another
 * site.
 */
import { useLocale, useTranslations } from "next-intl";
import type { Language } from "@/server/kernel/words";
import { PRIMARY } from "../ui/button-styles";
import { Surface } from "../ui/surface";

type Props = {
  readonly href: string;
  readonly checkoutHref: string;
  /** Languages of the gateway's page; null if it has every language of this service. */
  readonly pageLanguages: readonly Language[] | null;
};

/** Seconds in which a customer can read that the next page is in another language. */
const READING_SECONDS = 4;

export function LeavingForGateway({ href, checkoutHref, pageLanguages }: Props) {
  const t = useTranslations("pay");
  const language = useLocale();
  const isForeign = pageLanguages !== null && !pageLanguages.includes(language);
  return (
    <Surface>
      <meta httpEquiv="refresh" content={`${isForeign ? READING_SECONDS : 0};url=${href}`} />
      <div role="status" className="text-center">
        <h1 className="text-[1.375rem]">{t("leavingTitle")}</h1>
        <p className="mt-1 mb-6 text-muted">
          {t("leavingText")} {isForeign && t("leavingInEnglish")}
        </p>
      </div>
      <a href={href} className={PRIMARY} rel="noreferrer">
        {t("leave")}
      </a>
      <p className="mt-4 text-center">
        <a href={checkoutHref}>{t("toCheckout")}</a>
      </p>
    </Surface>
  );
}
