import { useTranslations } from "next-intl";
import type { CheckoutCard } from "@/server/domain/payments";
import { cardName } from "../payment/display-names";
import { RemoveCardForm, type RemoveCardState } from "./remove-card-form";

export type RemoveCard = (state: RemoveCardState, form: FormData) => Promise<RemoveCardState>;

export function RemoveCards({ cards, remove }: { cards: readonly CheckoutCard[]; remove: RemoveCard }) {
  const t = useTranslations("checkout");
  return (
    <details className="mt-4 text-[0.875rem]">
      <summary className="min-h-11 cursor-pointer py-2.5 text-muted hover:text-ink">{t("removeCards")}</summary>
      <ul className="max-h-80 overflow-y-auto rounded-row border border-line">
        {cards.map((card) => (
          <li key={card.id} className="border-line not-first:border-t">
            <details className="px-4">
              <summary className="min-h-11 cursor-pointer py-2.5 text-ink">
                <bdi>{cardName(card)}</bdi>
              </summary>
              <RemoveCardForm
                cardId={card.id}
                question={t("removeQuestion", { card: cardName(card) })}
                lockedText={t("cardLocked")}
                label={t("removeCard", { card: cardName(card) })}
                action={remove}
              />
            </details>
          </li>
        ))}
      </ul>
    </details>
  );
}
