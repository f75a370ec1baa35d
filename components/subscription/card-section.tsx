/** The card that is charged, the customer's other cards, and a way to add one. */
import { useTranslations } from "next-intl";
import type { SubscriptionCard, SubscriptionPageView } from "@/server/domain/subscriptions";
import { CardEnd } from "../checkout/card-end";
import { cardName } from "../checkout/checkout-labels";
import { OUTLINE } from "../ui/button-styles";
import { SubmitButton } from "../ui/submit-button";
import type { SelfService } from "./self-service";

type Props = { readonly view: SubscriptionPageView; readonly actions: SelfService };

export function CardSection({ view, actions }: Props) {
  const t = useTranslations("subscription");
  const working = useTranslations("checkout")("working");
  const { cards } = view;
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className="mb-4 text-[18px]">
        {t("cardHeading")}
      </h2>
      {!cards.some(({ isActive }) => isActive) && <p className="mb-4 text-muted">{t("noCard")}</p>}
      {cards.length > 0 && (
        <ul className="max-h-[30rem] overflow-y-auto rounded-row border border-line">
          {cards.map((card) => (
            <CardRow key={card.id} card={card} switchCard={actions.switchCard} />
          ))}
        </ul>
      )}
      <form action={actions.addCard} className="mt-5">
        <SubmitButton className={OUTLINE} working={working}>
          {t("addCard")}
        </SubmitButton>
      </form>
    </section>
  );
}

type RowProps = { readonly card: SubscriptionCard; readonly switchCard: SelfService["switchCard"] };

function CardRow({ card, switchCard }: RowProps) {
  const t = useTranslations("subscription");
  const working = useTranslations("checkout")("working");
  const note = `card-${card.id}`;
  return (
    <li
      className={`flex items-start gap-3.5 border-line px-4 py-3.5 not-first:border-t ${card.isActive ? "bg-accent-soft" : ""}`}
    >
      <span
        aria-hidden="true"
        className={`mt-1 size-4 shrink-0 rounded-full ${card.isActive ? "border-[5px] border-accent" : "border border-field"}`}
      />
      <div className="min-w-0 grow">
        <p id={note} className="wrap-anywhere font-medium text-ink">
          <bdi dir="ltr">{cardName(card)}</bdi>
        </p>
        <p className="text-[14px] text-muted">
          <CardEnd card={card} />
        </p>
        {card.isActive ? (
          <p className="text-[14px] text-muted">{t("cardActive")}</p>
        ) : (
          <form action={switchCard}>
            <input type="hidden" name="card" value={card.id} />
            <SubmitButton
              className="min-h-11 font-medium text-[14px] text-accent underline underline-offset-4 disabled:opacity-70"
              working={working}
              describedBy={note}
            >
              {t("makeActive")}
            </SubmitButton>
          </form>
        )}
      </div>
    </li>
  );
}
