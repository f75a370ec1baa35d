"use client";
import { useContext } from "react";
import { CardFields, type CardQuestion, NO_CARD_ANSWER } from "../payment/card-fields";
import { typedPrefix } from "./choices";
import { LatestAnswer } from "./latest-answer";

type Props = {
  readonly code: string;
  readonly place: string;
  readonly question: CardQuestion;
};

export function InsideCard({ code, place, question }: Props) {
  const { choice, card } = useContext(LatestAnswer);
  const answer = (choice === code && card) || NO_CARD_ANSWER;
  return <CardFields key={place} place={place} prefix={typedPrefix(code)} question={question} answer={answer} />;
}
