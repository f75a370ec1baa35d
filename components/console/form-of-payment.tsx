/** The name of a form of payment, such as a saved card. */
import { useTranslations } from "next-intl";

/** Brands have the same name in every language. */
const BRANDS: Readonly<Record<string, string>> = {
  apple_pay: "Apple Pay",
  google_pay: "Google Pay",
  samsung_pay: "Samsung Pay",
  stc_pay: "stc pay",
};

/** A form of another release is named as it is stored. @param form as attempts keep it */
export function FormOfPayment({ form }: { form: string }) {
  const t = useTranslations("console.forms");
  const brand = BRANDS[form];
  if (brand !== undefined) return <bdi dir="ltr">{brand}</bdi>;
  const key = form as Parameters<typeof t>[0];
  return t.has(key) ? t(key) : <bdi dir="ltr">{form}</bdi>;
}
