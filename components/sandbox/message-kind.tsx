import { useTranslations } from "next-intl";
import { MAIL_KINDS } from "@/server/domain/notifications/core/words";

export function MessageKind({ kind }: { kind: string }) {
  const t = useTranslations("sandbox.kind");
  const known = MAIL_KINDS.find((each) => each === kind);
  return known === undefined ? <bdi dir="ltr">{kind}</bdi> : t(known);
}
