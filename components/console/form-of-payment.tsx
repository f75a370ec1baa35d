import { useTranslations } from "next-intl";
import { WALLET_BRANDS } from "../payment/wallet-brands";

export function FormOfPayment({ form }: { form: string }) {
  const t = useTranslations("console.forms");
  if (isBrand(form)) return <bdi dir="ltr">{WALLET_BRANDS[form]}</bdi>;
  const key = form as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : <bdi dir="ltr">{form}</bdi>;
}

function isBrand(form: string): form is keyof typeof WALLET_BRANDS {
  return Object.hasOwn(WALLET_BRANDS, form);
}
