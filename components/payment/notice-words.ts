import { useTranslations } from "next-intl";
import type { NoticeWords } from "./form-notice";

export function useNoticeWords(): NoticeWords {
  const t = useTranslations("failure");
  return {
    busy: { title: t("busyTitle"), body: t("busyText") },
    limited: { title: t("limitedTitle"), body: t("limitedText") },
    lost: { title: t("lostTitle"), body: t("lostText") },
    untouched: { title: t("untouchedTitle"), body: t("untouchedText") },
  };
}
