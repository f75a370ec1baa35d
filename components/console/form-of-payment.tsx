import { useTranslations } from "next-intl";
import { formName } from "@/server/i18n/form-name";

export function FormOfPayment({ form }: { form: string }) {
  return <bdi>{formName(useTranslations(), form)}</bdi>;
}
