/** The tools of the test mode on an installation that takes real payments. */
import { useTranslations } from "next-intl";
import { MessagePage } from "@/components/shell/message-page";

export default function Forbidden() {
  const t = useTranslations("sandbox");
  return <MessagePage title={t("forbiddenTitle")} body={t("forbidden")} />;
}
