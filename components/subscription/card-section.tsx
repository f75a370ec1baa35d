import { useLocale, useTranslations } from "next-intl";
import type { SubscriptionCard, SubscriptionPageView } from "@/server/domain/subscriptions";
import { cardName } from "@/server/kernel/card-scheme";
import { isolated } from "@/server/kernel/isolated";
import { BrandMark } from "../payment/brand-mark";
import { CardExpiry } from "../payment/card-expiry";
import { OUTLINE } from "../ui/button-styles";
import { HiddenField } from "../ui/hidden-fields";
import { SubmitButton } from "../ui/submit-button";
import type { SelfService } from "./self-service";

const SHOWN = 4;

const LINK_BUTTON =
  "inline-flex min-h-11 items-center gap-2 font-medium text-[0.875rem] text-accent underline underline-offset-4 disabled:opacity-70";

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
      {cards.length > 1 && <p className="mb-4 text-muted">{t("backupText")}</p>}
      <CardList cards={cards.slice(0, SHOWN)} actions={actions} />
      {folded.length > 0 && (
        <details>
          <summary className="min-h-11 py-2.5 text-accent">{t("moreCards", { count: folded.length })}</summary>
          <CardList cards={folded} actions={actions} />
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

/** Names a card that cannot be charged, because "no card" would be wrong. */
function NoCard({ view: { cards, unusableCard, merchantName } }: { view: SubscriptionPageView }) {
  const t = useTranslations("subscription");
  const merchant = isolated(merchantName, useLocale());
  if (cards.some(({ isActive }) => isActive)) return null;
  if (unusableCard === null) return <p className="mb-4 text-muted">{t("noCard")}</p>;
  const card = () => <bdi dir="ltr">{cardName(unusableCard)}</bdi>;
  return (
    <p className="mb-4 rounded-row bg-warning-soft px-4 py-3 text-warning">
      {t.rich("cardUnusable", { card, merchant })}
    </p>
  );
}

type CardActions = Pick<SelfService, "switchCard" | "allowBackup">;
type ListProps = { readonly cards: readonly SubscriptionCard[]; readonly actions: CardActions };

function CardList({ cards, actions }: ListProps) {
  if (cards.length === 0) return null;
  return (
    <ul className="overflow-hidden rounded-row border border-line">
      {cards.map((card) => (
        <CardRow key={card.id} card={card} actions={actions} />
      ))}
    </ul>
  );
}

type RowProps = { readonly card: SubscriptionCard; readonly actions: CardActions };

function CardRow({ card, actions }: RowProps) {
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
      <CardStanding card={card} name={name} actions={actions} />
    </li>
  );
}

function CardStanding({ card, name, actions }: RowProps & { name: string }) {
  const t = useTranslations("subscription");
  const look = "text-[0.875rem]";
  if (card.isActive) {
    return (
      <p className={`${look} min-w-0 font-medium text-accent max-sm:ps-13`}>
        {t("cardActive")}
        {card.isExpired && <span className="block font-normal text-warning">{t("addBeforeNext")}</span>}
      </p>
    );
  }
  if (card.isExpired && !card.isBackup) return <p className={`${look} text-muted max-sm:ps-13`}>{t("cardOver")}</p>;
  return (
    <div className="flex flex-wrap items-center gap-x-4 max-sm:ps-13">
      {card.isBackup && <p className={`${look} text-muted`}>{t("cardBackup")}</p>}
      {!card.isExpired && (
        <form action={actions.switchCard}>
          <HiddenField name="card" value={card.id} />
          <SubmitButton className={LINK_BUTTON} working={t("saving")} describedBy={name}>
            {t("makeActive")}
          </SubmitButton>
        </form>
      )}
      <form action={actions.allowBackup}>
        {!card.isBackup && <HiddenField name="card" value={card.id} />}
        <SubmitButton className={LINK_BUTTON} working={t("saving")} describedBy={name}>
          {t(card.isBackup ? "backupStop" : "backupAllow")}
        </SubmitButton>
      </form>
    </div>
  );
}
