import { useTranslations } from "next-intl";
import { QUIET } from "../ui/button-styles";

type Props = {
  /** The self-service page's address; null if this browser did not come from the self-service page. */
  readonly href: string | null;
};

export function BackToSubscription({ href }: Props) {
  const t = useTranslations("plan");
  if (href === null) return null;
  return (
    <a href={href} className={`${QUIET} mt-2 w-fit`}>
      {t("return")}
    </a>
  );
}
