import { useLocale, useTranslations } from "next-intl";
import type { CardEntry } from "@/server/domain/payments";
import type { CheckoutPlan } from "@/server/domain/subscriptions";
import { isolated } from "@/server/kernel/isolated";
import type { CardQuestion } from "./card-fields";
import type { Occasion } from "./occasion";
import { Consent } from "./plan-terms";
import type { TestCardOption } from "./test-cards";
import { useCardWords } from "./use-card-words";

type Subject = {
  readonly merchant: string;
  readonly plan: CheckoutPlan | null;
  readonly occasion: Occasion;
  readonly foldsTools: boolean;
};

export function useCardQuestion(entry: CardEntry, { merchant, plan, occasion, foldsTools }: Subject): CardQuestion {
  const t = useTranslations("pay");
  const language = useLocale();
  const by = occasion === "saveCard" ? "saving" : occasion === "trial" ? "continuing" : "paying";
  const words = useCardWords(entry);
  const texts = {
    ...words,
    labels: { ...words.labels, save: t("save") },
    network: t("network"),
    saveHint: t("saveHint", { merchant: isolated(merchant, language) }),
    consent: <Consent plan={plan} merchant={merchant} by={by} />,
    summary: t("fieldsTitle"),
    testCards: t("testCards"),
    challengedCards: t("challengedCards"),
    shapes: t("shapes"),
    plainShape: t("plainShape"),
  };
  const { saveCard: saveRule, shapes, checks } = entry;
  const testCards = useTestCards([...entry.testCards, ...entry.challengeCards]);
  return { saveRule, testCards, shapes, checks, foldsTools, texts };
}

function useTestCards(cards: CardEntry["testCards"]): TestCardOption[] {
  const t = useTranslations("pay");
  return cards.map(({ number, outcome, reason, challenge }) => {
    const why = reason !== null && isKnownReason(reason) ? ` (${t(reason)})` : "";
    const title = challenge === undefined ? `${t(outcome)}${why}` : t(`challenges.${challenge}`);
    return { number, outcome, title, isChallenged: challenge !== undefined };
  });
}

const REASONS = ["issuing bank declined", "card expired", "insufficient funds"] as const;

function isKnownReason(reason: string): reason is (typeof REASONS)[number] {
  return REASONS.some((known) => known === reason);
}
