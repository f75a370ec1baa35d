import { useTranslations } from "next-intl";
import type { BulkItemLine } from "@/server/domain/console";
import { BULK_REFUSALS } from "@/server/domain/console/core/words";

export function ReasonText({ reason, said }: Pick<BulkItemLine, "reason" | "said">) {
  const t = useTranslations("console.payments");
  const isolated = `\u2068${said ?? ""}\u2069`;
  const own = BULK_REFUSALS.find((each) => each === reason);
  if (own !== undefined) return t(`bulk.reasons.${own}`, { said: isolated });
  if (reason === "gateway" && said === null) return t("act.standing.refused");
  const key = `act.refusal.${reason ?? "not_eligible"}` as "act.refusal.gateway";
  return t.has(key) ? t(key, { said: isolated }) : <bdi dir="ltr">{reason}</bdi>;
}
