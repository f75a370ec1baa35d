import { useTranslations } from "next-intl";
import type { CheckoutView } from "@/server/domain/payments";
import { Sums } from "../checkout/sums";
import { Surface } from "../ui/surface";

export function PaymentDetails({ view }: { view: CheckoutView }) {
  const t = useTranslations("checkout");
  return (
    <Surface className="mb-3" part="amount-box">
      <h2 className="mb-3 text-[1.125rem]" data-part="payment-details-heading">
        {t("paymentDetails")}
      </h2>
      <Sums view={view} notes={[]} />
    </Surface>
  );
}
