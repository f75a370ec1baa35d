import { useLocale, useTranslations } from "next-intl";
import type { CheckoutView } from "@/server/domain/payments";
import { isolated } from "@/server/kernel/isolated";
import { StatusWatcher } from "../payment/status-watcher";
import { BigAmount } from "../ui/amount";
import { Surface } from "../ui/surface";

export function AutomaticPayment({ view }: { view: CheckoutView }) {
  const t = useTranslations("plan");
  const language = useLocale();
  return (
    <Surface>
      <div className="mb-4">
        <BigAmount money={view.amount} language={language} />
      </div>
      <div role="status">
        <h1 className="text-[1.375rem]">{t("automaticTitle")}</h1>
        <p className="mt-1 text-muted">{t("automaticText", { merchant: isolated(view.merchantName, language) })}</p>
      </div>
      <StatusWatcher sessionId={view.sessionId} version={view.version} />
    </Surface>
  );
}
