import { schemeName } from "@/server/kernel/card-scheme";
import { FormOfPayment } from "../form-of-payment";

type Props = { readonly brand: string | null; readonly lastFour: string | null; readonly method: string | null };

export function PaymentMethod({ brand, lastFour, method }: Props) {
  if (lastFour !== null) {
    const scheme = schemeName(brand);
    return (
      <span className="inline-flex items-center gap-2 whitespace-nowrap">
        {scheme !== null && (
          <span className="rounded border border-line px-1 font-semibold text-[0.625rem] text-text uppercase leading-4">
            {scheme}
          </span>
        )}
        <bdi dir="ltr" className="figures">
          •••• {lastFour}
        </bdi>
      </span>
    );
  }
  if (method === null) return <span aria-hidden="true">–</span>;
  return <FormOfPayment form={method} />;
}
