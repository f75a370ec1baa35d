/**
 * The step before the gateway's page. It is a page, because the answer to a form may not redirect to another
 * site.
 */
import { useTranslations } from "next-intl";
import { PRIMARY } from "../ui/button-styles";
import { Surface } from "../ui/surface";

export function LeavingForGateway({ href, checkoutHref }: { href: string; checkoutHref: string }) {
  const t = useTranslations("pay");
  return (
    <Surface>
      <meta httpEquiv="refresh" content={`0;url=${href}`} />
      <div role="status" className="text-center">
        <h1 className="text-[1.375rem]">{t("leavingTitle")}</h1>
        <p className="mt-1 mb-6 text-muted">{t("leavingText")}</p>
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
