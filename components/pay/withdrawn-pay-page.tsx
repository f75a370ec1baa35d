import { useTranslations } from "next-intl";
import { PRIMARY } from "../ui/button-styles";
import { Surface } from "../ui/surface";

export function WithdrawnPayPage({ checkoutHref }: { checkoutHref: string }) {
  const t = useTranslations("pay");
  return (
    <Surface>
      <div role="status" className="text-center">
        <h1 className="text-[1.375rem]">{t("withdrawnTitle")}</h1>
        <p className="mt-1 mb-6 text-muted">{t("withdrawnText")}</p>
      </div>
      <a href={checkoutHref} className={PRIMARY}>
        {t("toCheckout")}
      </a>
    </Surface>
  );
}
