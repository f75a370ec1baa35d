import { useTranslations } from "next-intl";
import { Section } from "@/components/console/page-head";
import { BUTTON } from "@/components/console/styles";
import { CopyButton } from "@/components/ui/copy-button";
import type { TestCard } from "@/server/domain/gateways";

export function TestCards({ cards }: { cards: readonly TestCard[] }) {
  const t = useTranslations("console.test");
  const pay = useTranslations("pay");
  const spoken = (reason: string) => {
    const key = reason as Parameters<typeof pay>[0];
    return pay.has(key) ? pay(key) : reason;
  };
  return (
    <Section title={t("cards")} lead={t("cardsLead")}>
      <ul className="max-w-2xl">
        {cards.map(({ number, outcome, reason, challenge }) => (
          <li key={number} className="flex min-h-11 items-center justify-between gap-3 border-line border-b py-1">
            <span className="min-w-0">
              <bdi dir="ltr" className="figures font-mono text-ink">
                {number}
              </bdi>{" "}
              <span className="text-muted">
                {challenge === undefined
                  ? t(`outcomes.${outcome}`, { reason: reason === null ? "" : spoken(reason) })
                  : pay(`challenges.${challenge}`)}
              </span>
            </span>
            <CopyButton
              text={number}
              words={{ copy: t("copy"), copied: t("copied"), name: t("copyCard", { number }), done: t("copied") }}
              className={BUTTON}
            />
          </li>
        ))}
      </ul>
    </Section>
  );
}
