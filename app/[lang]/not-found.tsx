/**
 * The page shown if a form's object was not found. It is short, because Next sends it with every page;
 * unknown addresses get `Missing`.
 */
import { useTranslations } from "next-intl";
import { MessagePage } from "@/components/shell/message-page";

export default function NotFound() {
  const t = useTranslations("notFound");
  return <MessagePage title={t("title")} body={t("body")} />;
}
