/** What a connector reads from the gateway's reply; the engine turns it into the port's result. */
import type { SaidChallenge } from "../../core/challenge";
import type { CardFacts, CardHandle, GatewayRefs, GatewayResult, PgParams } from "../../core/result";
import { type KeepList, kept } from "./keep";

export type LooseFields<T> = { readonly [K in keyof T]?: T[K] | null | undefined };

type Plain = "message" | "stage" | "about" | "actual" | "isWhole" | "isStuck" | "decline" | "captureBefore";

export type Answer = Pick<GatewayResult, "outcome" | "raw"> &
  LooseFields<Pick<GatewayResult, Plain>> & {
    readonly params?: LooseFields<PgParams>;
    readonly refs?: LooseFields<GatewayRefs>;
    readonly card?: CardFacts | null;
    readonly keptCard?: { readonly handle: CardHandle; readonly networkTransactionId?: string | null } | null;
    readonly next?: SaidChallenge | null;
  };

/** Assumed validity of a challenge in milliseconds; gateways report none. */
const CHALLENGE_MS = 60 * 60_000;

export const isWebAddress = (url: string): boolean => /^https?:\/\//.test(url);

export function resultOf(answer: Answer, keep: KeepList, now: Date): GatewayResult {
  const { outcome, message = null, raw, params = {}, refs, card = null, keptCard, next, ...rest } = answer;
  const isShown = next && isWebAddress(next.url);
  const leadsOn = isShown ? { ...next, expiresAt: new Date(now.getTime() + CHALLENGE_MS) } : null;
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

export function present<T extends object>(fields: T): { [K in keyof T]?: NonNullable<T[K]> } {
  const entries = Object.entries(fields).filter(([, value]) => value !== null && value !== undefined);
  return Object.fromEntries(entries) as { [K in keyof T]?: NonNullable<T[K]> };
}
