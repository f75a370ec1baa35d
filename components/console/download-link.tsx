import { useTranslations } from "next-intl";
import { Icon } from "./icon";
import { BUTTON } from "./styles";

type Props = { readonly href: string; readonly fileName: string };

export function DownloadLink({ href, fileName }: Props) {
  const t = useTranslations("console.reports");
  return (
    <a href={href} download aria-label={t("downloadOf", { name: fileName })} className={BUTTON}>
      <Icon name="download" className="size-3.5" />
      {t("download")}
    </a>
  );
}
