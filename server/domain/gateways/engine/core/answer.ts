/** What a connector reads from a reply; the engine turns it into the port's result. */
import { schemeName } from "@/server/kernel/card-scheme";
import type { CardFacts, CardHandle, GatewayRefs, GatewayResult, PgParams } from "../../core/result";
import { type KeepList, kept } from "./keep";

export type LooseFields<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

type SaidCard = {
  readonly brand: string | null;
  readonly last4: string | null;
  readonly month: string | number | null;
  readonly year: string | number | null;
  readonly name: string | null;
};

type Plain = "message" | "stage" | "about" | "actual" | "isWhole" | "decline" | "captureBefore";

export type Answer = Pick<GatewayResult, "outcome" | "raw"> &
  LooseFields<Pick<GatewayResult, Plain>> & {
    readonly params?: LooseFields<PgParams>;
    readonly refs?: LooseFields<GatewayRefs>;
    readonly card?: CardFacts | null;
    readonly keptCard?: { readonly handle: CardHandle; readonly networkTransactionId?: string | null } | null;
    /** The page to which the customer must be redirected, for example for 3-D Secure. */
    readonly next?: string | null;
  };

/**
 * Milliseconds for which the page of 3-D Secure is assumed to be valid, because gateways do not report it.
 */
const NEXT_STEP_MS = 60 * 60_000;

export const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url);

/** @param now on the merchant's clock */
export function resultOf(answer: Answer, keep: KeepList, now: Date): GatewayResult {
  const { outcome, message = null, raw, params = {}, refs, card = null, keptCard, next, ...rest } = answer;
  const leadsOn = next && isWebAddress(next) ? { url: next, expiresAt: new Date(now.getTime() + NEXT_STEP_MS) } : null;
  return {
    outcome,
    message,
    raw: kept(raw, keep),
    params: present(params),
    card,
    ...present({ ...rest, next: leadsOn, keptCard: keptCard && present(keptCard) }),
    ...(refs && { refs: present(refs) }),
  } as GatewayResult;
}

/** The card to show; null if the parts do not suffice. */
export function shownCard({ brand, last4, month, year, name: nameOnCard }: SaidCard): CardFacts | null {
  if (!month || !year || last4 === null || !/^\d{4}$/.test(last4)) return null;
  const [expiryMonth, expiryYear] = [Number(month), Number(year)];
  return { token: null, brand: schemeName(brand), last4, expiryMonth, expiryYear, nameOnCard, cvvRequired: false };
}

export function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
