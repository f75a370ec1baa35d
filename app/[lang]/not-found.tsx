/**
 * Shown if a form's object was not found. Every page is sent with it, so it is short; unknown addresses get
 * `Missing`.
 */
import { useTranslations } from "next-intl";
import { MessagePage } from "@/components/shell/message-page";

export default function NotFound() {
  const t = useTranslations("notFound");
  return <MessagePage title={t("title")} body={t("body")} />;
}
