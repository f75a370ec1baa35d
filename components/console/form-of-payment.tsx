/** The name of a form of payment, such as a saved card. */
import { useTranslations } from "next-intl";
import { WALLET_BRANDS } from "../payment/wallet-brands";

/** A form of another release is named as it is stored. @param form as attempts keep it */
export function FormOfPayment({ form }: { form: string }) {
  const t = useTranslations("console.forms");
  if (isBrand(form)) return <bdi dir="ltr">{WALLET_BRANDS[form]}</bdi>;
  const key = form as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : <bdi dir="ltr">{form}</bdi>;
}

function isBrand(form: string): form is keyof typeof WALLET_BRANDS {
  return Object.hasOwn(WALLET_BRANDS, form);
}
