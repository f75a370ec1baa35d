import { useTranslations } from "next-intl";
import { CallList, type ListedCall } from "@/components/console/call-list";
import { Section } from "@/components/console/page-head";
import type { LinkView } from "@/server/domain/payment-links";

type Props = { readonly link: LinkView; readonly baseUrl: string };

export function LinkCalls({ link, baseUrl }: Props) {
  const t = useTranslations("console.paymentLinks");
  const calls = callsOf(link).map((call) => ({ ...call, name: t(`callNames.${call.name}`) }));
  return (
    <Section title={t("calls")} lead={t("callsLead")}>
      <div className="max-w-160">
        <CallList calls={calls} baseUrl={baseUrl} />
      </div>
    </Section>
  );
}

type Call = Omit<ListedCall, "name"> & { readonly name: "read" | "amount" | "limits" | "close" };

function callsOf(link: LinkView): readonly Call[] {
  const { amount, minimum_amount, maximum_amount, active_until, max_payments } = link;
  const path = `/b/pbl/v2/payment-links/${link.id}/`;
  const read: Call = { name: "read", method: "GET", path };
  if (link.closed_at !== null) return [read];
  const change = (name: Call["name"], body: object): Call => {
    return { name, method: "PATCH", path, body: JSON.stringify(body) };
  };
  return [
    read,
    change("amount", amount === null ? { minimum_amount, maximum_amount } : { amount }),
    change("limits", { active_until, max_payments }),
    { name: "close", method: "POST", path: `${path}close/` },
  ];
}
