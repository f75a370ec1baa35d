import { useTranslations } from "next-intl";
import { Icon } from "@/components/console/icon";
import { BUTTON, TEXT_LINK } from "@/components/console/styles";
import { PANEL } from "./panel-style";

/** @param href with the list's query */
export function ExportChoice({ href }: { href: string }) {
  const t = useTranslations("console");
  const all = `${href}${href.includes("?") ? "&" : "?"}columns=all`;
  return (
    <div className="flex">
      <a href={href} download aria-keyshortcuts="E" className={`${BUTTON} rounded-e-none max-md:rounded-e-lg`}>
        <Icon name="download" />
        {t("list.export")}
      </a>
      <details data-panel="" className="relative max-md:hidden">
        <summary
          aria-label={t("payments.exportMore")}
          className={`${BUTTON} list-none rounded-s-none border-s-0 px-2! [&::-webkit-details-marker]:hidden`}
        >
          <Icon name="ellipsis" />
        </summary>
        <div className={PANEL}>
          <p>
            <a href={href} download className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}>
              {t("payments.exportVisible")}
            </a>
          </p>
          <p>
            <a href={all} download className={`inline-flex min-h-8 items-center ${TEXT_LINK}`}>
              {t("payments.exportAll")}
            </a>
          </p>
        </div>
      </details>
    </div>
  );
}
