import { schemeName } from "@/server/kernel/card-scheme";
import { BrandMark } from "../../payment/brand-mark";
import { brandMark } from "../../payment/brand-marks";
import { FormOfPayment } from "../form-of-payment";

type Props = { readonly brand: string | null; readonly lastFour: string | null; readonly method: string | null };

export function PaymentMethod({ brand, lastFour, method }: Props) {
  if (lastFour !== null) {
    const scheme = schemeName(brand);
    return (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        <BrandMark of={scheme} size="row" />
        {scheme !== null && <span className="sr-only">{scheme}</span>}
        <bdi dir="ltr" className="figures">
          •••• {lastFour}
        </bdi>
      </span>
    );
  }
  if (method === null) return <span aria-hidden="true">–</span>;
  return (
    <span className="inline-flex items-center gap-2 whitespace-nowrap">
      {brandMark(method) !== "card" && <BrandMark of={method} size="row" />}
      <FormOfPayment form={method} />
    </span>
  );
}
