import { useTranslations } from "next-intl";
import type { PaymentLine } from "@/server/domain/console";
import { Icon } from "../icon";

type Props = { readonly row: PaymentLine };

const UNPAID = ["attempted", "failed", "expired", "canceled"];

export function PaymentFact({ row: { refunded, asked, state, failedTries, tries } }: Props) {
  const t = useTranslations("console.payments");
  if (asked !== null) {
    return (
      <span className="inline-flex items-center gap-1 whitespace-nowrap text-warning">
        <Icon name="shield-check" className="size-3.5" />
        {t.rich("asked", { amount: () => <Digits text={asked} /> })}
      </span>
    );
  }
  if (refunded !== null) {
    return (
      <span className="inline-flex items-center gap-1 whitespace-nowrap text-muted">
        <Icon name="undo-2" turns className="size-3.5" />
        <span className="sr-only">{t("refunded")}</span>
        <Digits text={refunded} />
      </span>
    );
  }
  if (!UNPAID.includes(state)) return null;
  if (failedTries > 0) return <span className="text-muted">{t("declined", { count: failedTries })}</span>;
  return tries === 0 && state === "expired" ? <span className="text-muted">{t("neverPaid")}</span> : null;
}

function Digits({ text }: { text: string }) {
  return (
    <bdi dir="ltr" className="figures">
      {text}
    </bdi>
  );
}
