/** An unknown session, attempt or path below a language; it does not hint at what exists. */
import { useTranslations } from "next-intl";
import { MessagePage } from "@/components/shell/message-page";

export default function NotFound() {
  const t = useTranslations("notFound");
  return <MessagePage title={t("title")} body={t("body")} />;
}
