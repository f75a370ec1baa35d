import { useTranslations } from "next-intl";
import { Pill, PLAIN } from "@/components/console/pill";
import { GOOD } from "@/components/ui/tones";
import type { LinkView } from "@/server/domain/payment-links";

export function LinkPill({ status }: Pick<LinkView, "status">) {
  const t = useTranslations("console.paymentLinks.statuses");
  return <Pill tone={status === "active" ? GOOD : PLAIN}>{t(status)}</Pill>;
}
