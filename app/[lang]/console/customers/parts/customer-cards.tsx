import { useTranslations } from "next-intl";
import { ActionForm } from "@/components/console/form/action-form";
import type { FormAction } from "@/components/console/form/form-state";
import { PaymentMethod } from "@/components/console/records/payment-method";
import { BUTTON_DANGER, TEXT_LINK } from "@/components/console/styles";
import { SubmitButton } from "@/components/ui/submit-button";
import type { CustomerCard } from "@/server/domain/console";

type Props = {
  readonly cards: readonly CustomerCard[];
  readonly deleteCard: FormAction | null;
};

/** All cards share one form, so that the form's message remains after a card is removed. */
export function CustomerCards({ cards, deleteCard }: Props) {
  const t = useTranslations("console.customers");
  const list = (
    <ul className="grid gap-3">
      {cards.map((card) => (
        <li key={card.id}>
          <Card card={card} />
          {deleteCard !== null && <Deletion card={card} />}
        </li>
      ))}
    </ul>
  );
  const shown = cards.length === 0 ? <p className="text-muted">{t("noCards")}</p> : list;
  if (deleteCard === null) return shown;
  return (
    <ActionForm action={deleteCard} label={t("cards")} className="grid gap-3">
      {shown}
    </ActionForm>
  );
}

function Card({ card }: { card: CustomerCard }) {
  const t = useTranslations("console.customers");
  return (
    <div className="flex flex-wrap items-center gap-x-3 text-ink">
      <PaymentMethod brand={card.brand} lastFour={card.last4} method={null} />
      <bdi dir="ltr" className={`figures ${card.isExpired ? "text-bad" : "text-muted"}`}>
        {card.expiry}
      </bdi>
      {card.isExpired && <span className="text-bad">{t("cardOver")}</span>}
      {card.expiresSoon && <span className="text-warning">{t("cardSoon")}</span>}
      <bdi dir="ltr" className="text-muted">
        {card.gateway}
      </bdi>
      {card.agreements.length > 0 && (
        <span className="text-muted">{t("agreements", { count: card.agreements.length })}</span>
      )}
    </div>
  );
}

function Deletion({ card }: { card: CustomerCard }) {
  const t = useTranslations("console.customers");
  const form = useTranslations("console.form");
  return (
    <details>
      <summary className={`inline-flex min-h-6 cursor-pointer items-center ${TEXT_LINK}`}>{t("delete")}</summary>
      <div className="mt-1 grid gap-2 rounded-lg bg-canvas px-3 py-2">
        <p>{t.rich("deleteSure", { card: () => <bdi dir="ltr">•••• {card.last4}</bdi> })}</p>
        <p>
          <SubmitButton className={BUTTON_DANGER} working={form("working")} field={{ name: "card", value: card.id }}>
            {t("deleteButton")}
          </SubmitButton>
        </p>
      </div>
    </details>
  );
}
