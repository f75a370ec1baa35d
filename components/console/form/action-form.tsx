import { useTranslations } from "next-intl";
import { SentForm, type SentFormProps } from "./sent-form";

export function ActionForm(props: Omit<SentFormProps, "lost">) {
  return <SentForm {...props} lost={useTranslations("console.form")("lost")} />;
}
