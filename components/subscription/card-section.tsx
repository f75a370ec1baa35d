import { useTranslations } from "next-intl";
import type { SubscriptionCard, SubscriptionPageView } from "@/server/domain/subscriptions";
import { BrandMark } from "../payment/brand-mark";
import { CardExpiry } from "../payment/card-expiry";
import { cardName } from "../payment/display-names";
import { OUTLINE } from "../ui/button-styles";
import { HiddenField } from "../ui/hidden-fields";
import { SubmitButton } from "../ui/submit-button";
import type { SelfService } from "./self-service";

const SHOWN = 4;

type Props = { readonly view: SubscriptionPageView; readonly actions: SelfService };

export function CardSection({ view, actions }: Props) {
  const t = useTranslations("subscription");
  const { cards } = view;
  const folded = cards.slice(SHOWN);
  return (
    <section aria-labelledby="cards">
      <h2 id="cards" className="mb-4 text-[1.125rem]">
        {t("cardHeading")}
      </h2>
      <NoCard view={view} />
      <CardList cards={cards.slice(0, SHOWN)} switchCard={actions.switchCard} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 text-accent">{t("moreCards", { count: folded.length })}</summary>
          <CardList cards={folded} switchCard={actions.switchCard} />
        </details>
      )}
      <form action={actions.addCard} className="mt-5">
        <SubmitButton className={OUTLINE} working={t("opening")}>
          {t("addCard")}
        </SubmitButton>
      </form>
    </section>
  );
}

/** A card that cannot be charged is named, because "no card" would be wrong. */
function NoCard({ view: { cards, unusableCard, merchantName: merchant } }: { view: SubscriptionPageView }) {
  const t = useTranslations("subscription");
  if (cards.some(({ isActive }) => isActive)) return null;
  if (unusableCard === null) return <p className="mb-4 text-muted">{t("noCard")}</p>;
  const card = () => <bdi dir="ltr">{cardName(unusableCard)}</bdi>;
  return (
    <p className="mb-4 rounded-row bg-warning-soft px-4 py-3 text-warning">
      {t.rich("cardUnusable", { card, merchant })}
    </p>
  );
}

type ListProps = { readonly cards: readonly SubscriptionCard[]; readonly switchCard: SelfService["switchCard"] };

function CardList({ cards, switchCard }: ListProps) {
  if (cards.length === 0) return null;
  return (
    <ul className="overflow-hidden rounded-row border border-line">
      {cards.map((card) => (
        <CardRow key={card.id} card={card} switchCard={switchCard} />
      ))}
    </ul>
  );
}

type RowProps = { readonly card: SubscriptionCard; readonly switchCard: SelfService["switchCard"] };

function CardRow({ card, switchCard }: RowProps) {
  const name = `card-${card.id}`;
  return (
    <li
      className={`flex flex-wrap items-center justify-between gap-x-4 border-line px-4 py-3.5 not-first:border-t ${card.isActive ? "bg-accent-soft" : ""}`}
    >
      <div className="flex min-w-0 items-center gap-3.5">
        <BrandMark of={card.brand} />
        <div className="min-w-0">
          <p id={name} className={`wrap-anywhere font-medium ${card.isExpired ? "text-muted" : "text-ink"}`}>
            <bdi dir="ltr">{cardName(card)}</bdi>
          </p>
          <p className="text-[0.875rem] text-muted">
            <CardExpiry card={card} />
          </p>
        </div>
      </div>
      <CardStanding card={card} name={name} switchCard={switchCard} />
    </li>
  );
}

function CardStanding({ card, name, switchCard }: RowProps & { name: string }) {
  const t = useTranslations("subscription");
  const look = "text-[0.875rem]";
  if (card.isActive) {
    return (
      <p className={`${look} min-w-0 font-medium text-accent`}>
        {t("cardActive")}
        {card.isExpired && <span className="block font-normal text-warning">{t("addBeforeNext")}</span>}
      </p>
    );
  }
  if (card.isExpired) return <p className={`${look} text-muted`}>{t("cardOver")}</p>;
  return (
    <form action={switchCard}>
      <HiddenField name="card" value={card.id} />
      <SubmitButton
        className="inline-flex min-h-11 items-center gap-2 font-medium text-[0.875rem] text-accent underline underline-offset-4 disabled:opacity-70"
        working={t("saving")}
        describedBy={name}
      >
        {t("makeActive")}
      </SubmitButton>
    </form>
  );
}
