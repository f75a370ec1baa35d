import { useLocale, useTranslations } from "next-intl";
import { isolated } from "@/server/kernel/isolated";
import { Icon } from "./icon";
import { BUTTON } from "./styles";

type Props = { readonly href: string; readonly fileName: string };

export function DownloadLink({ href, fileName }: Props) {
  const t = useTranslations("console.reports");
  const name = isolated(fileName, useLocale());
  return (
    <a href={href} download aria-label={t("downloadOf", { name })} className={BUTTON}>
      <Icon name="download" className="size-3.5" />
      {t("download")}
    </a>
  );
}
