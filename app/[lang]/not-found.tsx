/**
 * Shown in place of a page whose form found nothing that it is about. Every page is sent with it, so it is
 * short; an address that is unknown gets the page of `Missing`.
 */
import { useTranslations } from "next-intl";
import { MessagePage } from "@/components/shell/message-page";

export default function NotFound() {
  const t = useTranslations("notFound");
  return <MessagePage title={t("title")} body={t("body")} />;
}
