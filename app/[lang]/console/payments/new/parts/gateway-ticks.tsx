import { useTranslations } from "next-intl";
import { FieldError } from "@/components/console/form/field-error";
import { TickBox } from "@/components/console/form/tick-box";
import { Section } from "@/components/console/page-head";
import { Amount } from "@/components/ui/amount";
import type { GatewayChoice } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import type { PaymentFormProps } from "./new-payment-props";

export function GatewayTicks({ gateways, language }: PaymentFormProps) {
  const t = useTranslations("console.newPayment");
  const open = gateways.filter(({ reason }) => reason === null);
  const closed = gateways.filter(({ reason }) => reason !== null);
  const ticked = open.some(({ isHeld }) => !isHeld) ? open.filter(({ isHeld }) => !isHeld) : open.slice(0, 1);
  return (
    <Section title={t("gateways")} lead={open.length === 0 ? t("noGateway") : t("gatewaysLead")}>
      <fieldset className="max-w-3xl">
        <legend className="sr-only">{t("gateways")}</legend>
        <ul className="grid">
          {open.map((gateway) => (
            <li key={gateway.code} className="border-line border-b py-1 last:border-b-0">
              <TickBox name="pg_codes" value={gateway.code} isTicked={ticked.includes(gateway)}>
                <GatewayName gateway={gateway} />
                <span className="text-muted">
                  <Terms gateway={gateway} language={language} />
                </span>
              </TickBox>
            </li>
          ))}
        </ul>
        <FieldError name="pg_codes" />
        {closed.length > 0 && (
          <details className="mt-2">
            <summary className="min-h-8 font-medium text-accent">{t("closed", { count: closed.length })}</summary>
            <ul className="mt-1 grid">
              {closed.map((gateway) => (
                <li key={gateway.code} className="border-line border-b py-1 last:border-b-0">
                  <TickBox name="pg_codes" value={gateway.code} isDisabled>
                    <GatewayName gateway={gateway} />
                    <span>
                      {t.rich(`reasons.${gateway.reason ?? "amount"}`, {
                        code: () => <bdi dir="ltr">{gateway.code}</bdi>,
                      })}
                    </span>
                  </TickBox>
                </li>
              ))}
            </ul>
          </details>
        )}
      </fieldset>
    </Section>
  );
}

function GatewayName({ gateway: { code, name } }: { gateway: GatewayChoice }) {
  return (
    <span className="font-medium">
      <bdi>{name}</bdi>{" "}
      <bdi dir="ltr" className="font-mono font-normal text-muted text-xs">
        {code}
      </bdi>
    </span>
  );
}

function Terms({ gateway, language }: { gateway: GatewayChoice; language: Language }) {
  const t = useTranslations("console.newPayment");
  const { fee, charged, foreignTo, isHeld } = gateway;
  const parts = {
    fee: fee !== null && t.rich("fee", { amount: () => <Amount money={fee} language={language} /> }),
    charged: charged !== null && t.rich("charged", { amount: () => <Amount money={charged} language={language} /> }),
    held: isHeld && t("held"),
    foreign:
      foreignTo !== null &&
      t.rich(isHeld ? "foreignHeld" : "foreign", { currency: () => <bdi dir="ltr">{foreignTo}</bdi> }),
  };
  return Object.entries(parts).map(
    ([name, part]) =>
      part !== false && (
        <span key={name} className="block">
          {part}
        </span>
      ),
  );
}
