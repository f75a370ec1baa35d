import { useTranslations } from "next-intl";
import type { CheckoutView } from "@/server/domain/payments";
import { Sums } from "../checkout/sums";

export function PaymentDetails({ view }: { view: CheckoutView }) {
  const t = useTranslations("checkout");
  return (
    <div className="mt-6" data-part="amount-box">
      <h2 className="mb-3 text-[1.125rem]" data-part="payment-details-heading">
        {t("paymentDetails")}
      </h2>
      <Sums view={view} notes={[]} />
    </div>
  );
}
