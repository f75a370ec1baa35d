import { useTranslations } from "next-intl";
import { WAITING } from "@/components/ui/tones";
import type { PaymentAction } from "@/server/domain/console";

export function AgainstPanel({ lacks, refusal }: Pick<PaymentAction, "lacks" | "refusal">) {
  const t = useTranslations("console.payments.act.refusal");
  const forbidden = useTranslations("console.forbidden");
  if (lacks === null) return <p className={`rounded-lg px-3 py-2.5 ${WAITING}`}>{t(refusal ?? "not_eligible")}</p>;
  const permission = () => (
    <bdi dir="ltr" lang="en" className="font-mono text-ink">
      {lacks}
    </bdi>
  );
  return (
    <>
      <p>{forbidden.rich("body", { permission })}</p>
      <p className="mt-1 text-muted">{forbidden("who")}</p>
    </>
  );
}
