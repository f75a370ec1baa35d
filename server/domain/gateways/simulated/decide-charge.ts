/** Decides charges, saved cards and status queries; each is an entry of the simulated ledger. */
import type { Money } from "@/server/kernel/money";
import { zero } from "@/server/kernel/money";
import { civilDateOf } from "@/server/kernel/time";
import type { Ctx } from "@/server/kernel/types";
import type { ChargeCall, ChargeSource, TokeniseCall, UnattendedCall } from "../calls";
import type { CardFacts, GatewayResult } from "../core/result";
import { shapedResponse } from "./core/response";
import { masked, type PrintedCard } from "./core/shape";
import { cannotBeAsked } from "./core/switches";
import {
  ALWAYS_PAYS,
  NOT_AUTHENTICATED,
  orderedVerdict,
  TEST_BRAND,
  testCard,
  type Verdict,
  verdictOnToken,
  verdictOnTypedCard,
} from "./core/test-cards";
import { recordOnce } from "./entries";
import { freshIds } from "./fresh-ids";

/** Years until the card saved by a status query expires. */
const KEPT_CARD_YEARS = 4;

type Decision = {
  readonly call: Pick<ChargeCall, "account" | "referenceNumber" | "shape">;
  readonly operation: "purchase" | "authorize" | "tokenise";
  readonly total: Money;
  readonly source: ChargeSource;
  readonly verdict: Verdict;
  readonly cannotAsk?: boolean;
};

export type SimulatedCharge = Pick<
  ChargeCall,
  "account" | "referenceNumber" | "operation" | "total" | "source" | "sessionExtra" | "shape"
>;

/** @param isAuthenticated false if the customer did not confirm the charge at the bank */
export function charge(ctx: Ctx, call: SimulatedCharge, isAuthenticated = true): Promise<GatewayResult> {
  const { source, total, operation } = call;
  const cannotAsk = cannotBeAsked(call.sessionExtra ?? {});
  const verdict = isAuthenticated ? verdictOn(call) : NOT_AUTHENTICATED;
  return answer(ctx, { call, operation, total, source, verdict, cannotAsk });
}

/**
 * The outcome of a charge: by its card or token, or for a device wallet by the session's `sandbox_result`
 * (Spec, "Simulated gateway rules" 3).
 */
function verdictOn({ source, total, sessionExtra }: SimulatedCharge): Verdict {
  if (source.kind === "card") return verdictOnTypedCard(source.number);
  if (source.kind === "token") return verdictOnToken(source.token, total.amount.isZero());
  return orderedVerdict(sessionExtra ?? {}, "sandbox_result");
}

export function tokenise(ctx: Ctx, call: TokeniseCall): Promise<GatewayResult> {
  const { source, currency } = call;
  const verdict = verdictOnTypedCard(source.number);
  return answer(ctx, {
    call,
    operation: "tokenise",
    total: zero(currency),
    source: { ...source, save: true },
    verdict,
  });
}

/**
 * Decides an unfinished charge by `sandbox_inquiry_result`. If it must save a card, it saves the test card
 * that always pays.
 */
export function decideUnattended(ctx: Ctx, call: UnattendedCall): Promise<GatewayResult> {
  const { total, save } = call;
  const source: ChargeSource = {
    kind: "card",
    number: ALWAYS_PAYS,
    expiryMonth: 12,
    expiryYear: ctx.now().getUTCFullYear() + KEPT_CARD_YEARS,
    save,
  };
  const operation = total.amount.isZero() ? "tokenise" : call.operation;
  const verdict = orderedVerdict(call.sessionExtra, "sandbox_inquiry_result");
  return answer(ctx, { call, operation, total, source, verdict });
}

function answer(ctx: Ctx, decision: Decision): Promise<GatewayResult> {
  const { call, operation, total, source, verdict, cannotAsk = false } = decision;
  const { account, referenceNumber, shape } = call;
  const at = ctx.now();
  const today = civilDateOf(at, ctx.merchant.timezone);
  const facts = { verdict, operation, referenceNumber, total, card: printedCard(source), ids: freshIds(), today, at };
  const response = shapedResponse(facts, shape);
  const { decline, ...outcome } = verdict;
  const result = { ...outcome, ...response, card: keptFacts(source, verdict), ...(decline && { decline }) };
  return recordOnce(ctx, {
    gatewayCode: account.gatewayCode,
    referenceNumber,
    kind: operation,
    chargeReference: null,
    amount: total,
    result,
    cannotAsk,
  });
}

/** Device wallets' payloads are not decrypted; the test card that always pays replaces them. */
function printedCard(source: ChargeSource): PrintedCard {
  if (source.kind === "device_wallet" || source.kind === "encrypted")
    return { number: masked(ALWAYS_PAYS), isKnown: true, expiry: null };
  const number = source.kind === "card" ? source.number : source.token;
  const expiry = source.kind === "card" ? { month: source.expiryMonth, year: source.expiryYear } : null;
  return { number: masked(number), isKnown: testCard(number) !== null, expiry };
}

/** The card to store. An unknown number is not stored, because it may be a real card's. */
function keptFacts(source: ChargeSource, verdict: Verdict): CardFacts | null {
  if (source.kind !== "card") return null;
  const known = testCard(source.number);
  if (known === null) return null;
  return {
    token: source.save && verdict.outcome === "success" ? known.number : null,
    brand: TEST_BRAND,
    last4: known.number.slice(-4),
    expiryMonth: source.expiryMonth,
    expiryYear: source.expiryYear,
    nameOnCard: null,
    cvvRequired: false,
  };
}
