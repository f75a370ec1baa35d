import { useTranslations } from "next-intl";

const KINDS = [
  "upcoming_charge",
  "payment_failed",
  "final_failure",
  "approval_requested",
  "approval_rejected",
  "approval_done",
  "approval_failed",
  "session_created",
  "session_paid",
  "session_canceled",
  "session_failed",
  "session_expired",
  "session_authorized",
  "session_voided",
  "session_refunded",
  "session_captured",
  "invoice_issued",
  "user_invited",
  "receipt",
  "plain",
] as const;

export function MessageKind({ kind }: { kind: string }) {
  const t = useTranslations("sandbox.kind");
  const known = KINDS.find((each) => each === kind);
  return known === undefined ? <bdi dir="ltr">{kind}</bdi> : t(known);
}
