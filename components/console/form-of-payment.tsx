import { useTranslations } from "next-intl";
import { walletBrand } from "@/server/kernel/wallet-brands";

export function FormOfPayment({ form }: { form: string }) {
  const t = useTranslations("console.forms");
  const brand = walletBrand(form);
  if (brand !== null) return <bdi dir="ltr">{brand}</bdi>;
  const key = form as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : <bdi dir="ltr">{form}</bdi>;
}
