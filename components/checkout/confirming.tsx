import { useTranslations } from "next-intl";
import type { CheckoutView } from "@/server/domain/payments";
import { Waiting } from "./processing";

export function Confirming({ view, checkout }: { view: CheckoutView; checkout: string }) {
  const t = useTranslations("confirming");
  return (
    <Waiting view={view} words="confirming" reloadSeconds={8}>
      <p className="mt-6">
        <a href={checkout}>{t("otherWay")}</a>
      </p>
    </Waiting>
  );
}
