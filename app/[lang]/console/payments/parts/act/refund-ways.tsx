import { useTranslations } from "next-intl";
import type { ReactNode } from "react";
import { PaymentMethod } from "@/components/console/records/payment-method";
import { Radio } from "@/components/ui/choice";
import type { PaymentPageView } from "@/server/domain/console";
import type { Destination } from "@/server/domain/operations/core/words";

const WAY =
  "flex gap-3 border border-line px-3 py-2.5 first-of-type:rounded-t-lg last:rounded-b-lg not-first-of-type:-mt-px has-checked:relative has-checked:border-accent has-checked:bg-accent-soft";

export function RefundWays({ method, gateway }: Pick<PaymentPageView, "method" | "gateway">) {
  const t = useTranslations("console.payments.act");
  const brand = method?.brand ?? null;
  const lastFour = method?.number?.slice(-4) ?? null;
  return (
    <fieldset>
      <legend className="mb-1 font-medium text-ink">{t("to")}</legend>
      <Way value="pg" isDefault hint={t.rich("wayHint", { gateway: () => <bdi dir="ltr">{gateway ?? "–"}</bdi> })}>
        <PaymentMethod brand={brand} lastFour={lastFour} method={method?.form ?? null} />
      </Way>
      <Way value="wallet" hint={t("walletHint")}>
        {t("wallet")}
      </Way>
    </fieldset>
  );
}

type WayProps = {
  readonly value: Destination;
  readonly isDefault?: boolean;
  readonly hint: ReactNode;
  readonly children: ReactNode;
};

function Way({ value, isDefault = false, hint, children }: WayProps) {
  return (
    <label className={WAY}>
      <Radio name="destination" value={value} defaultChecked={isDefault} look="dense" className="mt-0.5" />
      <span>
        <span className="block font-medium text-ink">{children}</span>
        <span className="text-muted">{hint}</span>
      </span>
    </label>
  );
}
