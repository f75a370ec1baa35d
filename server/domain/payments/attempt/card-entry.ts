import { type GatewayAccount, gatewayOf, isConnector, type TypedSource } from "@/server/domain/gateways";
import type { Session } from "@/server/domain/sessions";
import { addDays, civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import { type CardFieldErrors, readCard, type TypedCard } from "../core/card-input";
import { type EncryptedForm, readEncryptedCard } from "../core/encrypted-card";
import { keepsCard, saveRule } from "../core/save-rule";
import type { CardEntry } from "../views";
import { minimumDaysFor } from "./minimum-days";

/** `account` is null if the gateway account was deleted; `connector` is the one that the attempt used. */
type CardPlace = {
  readonly session: Session;
  readonly account: Pick<GatewayAccount, "isTokenizable"> | null;
  readonly connector: string;
};

export function cardEntryOf(
  { ctx, session, account, connector }: CardPlace & { readonly ctx: Ctx },
  isEncrypted = false,
): CardEntry {
  const simulation = simulationOf(connector);
  const minimumDays = minimumDaysFor(session, connector);
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const monthIn = (days: number) => addDays(today, days).slice(0, 7);
  return {
    saveCard: ruleOf({ session, account }),
    minimumDays,
    isEncrypted,
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
  /** The card's details, encrypted by the gateway's script; null or absent if the script did not run. */
  readonly encrypted?: EncryptedForm | null;
};

type CheckedForm = { readonly source: TypedSource } | { readonly errors: CardFieldErrors };

export function checkCardForm(
  { card, save: ticked }: CardForm,
  { ctx, session, account, connector }: CardPlace & { readonly ctx: Ctx },
): CheckedForm {
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const followsScheme = simulationOf(connector) === undefined;
  const read = readCard(card, { minimumDays: minimumDaysFor(session, connector), followsScheme, today });
  const save = keepsCard(ruleOf({ session, account }), ticked);
  const errors = "errors" in read ? read.errors : {};
  if (save === null) errors.save = "required";
  return "errors" in read || save === null ? { errors } : { source: { kind: "card", ...read.card, save } };
}

export function checkEncryptedForm(
  encrypted: EncryptedForm,
  ticked: boolean,
  place: Pick<CardPlace, "session" | "account">,
): CheckedForm {
  const read = readEncryptedCard(encrypted);
  const save = keepsCard(ruleOf(place), ticked);
  const errors = "errors" in read ? { ...read.errors } : {};
  if (save === null) errors.save = "required";
  return "errors" in read || save === null ? { errors } : { source: { kind: "encrypted", ...read.card, save } };
}
