import { type GatewayAccount, gatewayOf, isConnector } from "@/server/domain/gateways";
import type { Session } from "@/server/domain/sessions";
import { addDays, civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { type CardFieldErrors, type ReadCard, readCard, type TypedCard } from "../core/card-input";
import { keepsCard, saveRule } from "../core/save-rule";
import type { CardEntry } from "../views";
import { minimumDaysFor } from "./minimum-days";

/** `account` is null if the gateway account was deleted; `connector` is the attempt's. */
type CardPlace = {
  readonly session: Session;
  readonly account: Pick<GatewayAccount, "isTokenizable"> | null;
  readonly connector: string;
};

export function cardEntryOf({ ctx, session, account, connector }: CardPlace & { readonly ctx: Ctx }): CardEntry {
  const simulation = simulationOf(connector);
  const minimumDays = minimumDaysFor(session, connector);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const monthIn = (days: number) => addDays(today, days).slice(0, 7);
  return {
    saveCard: ruleOf({ session, account }),
    minimumDays,
    checks: {
      followsScheme: simulation === undefined,
      thisMonth: monthIn(0),
      leastMonth: minimumDays === null ? "" : monthIn(minimumDays),
    },
    testCards: simulation?.testCards ?? [],
    challengeCards: simulation?.challengeCards ?? [],
    shapes: simulation?.shapes ?? [],
  };
}

function simulationOf(connector: string) {
  return isConnector(connector) ? gatewayOf(connector).simulation : undefined;
}

function ruleOf({ session, account }: Pick<CardPlace, "session" | "account">) {
  return saveRule(session.paymentType, session.customerId, account?.isTokenizable ?? false);
}

export type CardForm = {
  readonly card: TypedCard;
  readonly save: boolean;
  /** The kind of gateway whose answer the simulated gateway imitates. */
  readonly shape: string | null;
};

export function checkCardForm(
  { card, save: ticked }: CardForm,
  { ctx, session, account, connector }: CardPlace & { readonly ctx: Ctx },
): { readonly card: ReadCard; readonly save: boolean } | { readonly errors: CardFieldErrors } {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const followsScheme = simulationOf(connector) === undefined;
  const read = readCard(card, { minimumDays: minimumDaysFor(session, connector), followsScheme, today });
  const save = keepsCard(ruleOf({ session, account }), ticked);
  const errors = "errors" in read ? read.errors : {};
  if (save === null) errors.save = "required";
  return "errors" in read || save === null ? { errors } : { card: read.card, save };
}
