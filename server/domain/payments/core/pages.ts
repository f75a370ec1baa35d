import { type DeclineCategory, declineCategory } from "@/server/domain/gateways/core/result";
import type { AttemptState } from "@/server/domain/sessions/core/words";
import type { JsonObject } from "@/server/kernel/json";
import { type Money, toWire } from "@/server/kernel/money";

export function wireMoney(amount: Money): { readonly amount: string; readonly currency: string } {
  return { amount: toWire(amount), currency: amount.currency };
}

export function quoteOf(total: Money): string {
  return `${toWire(total)} ${total.currency}`;
}

export type PageContent = {
  readonly state: string;
  readonly newest: { readonly number: number; readonly state: string } | null;
  readonly updatedAt: Date;
};

/** A text that changes whenever the content of the customer's page changes. */
export function pageVersion({ state, newest, updatedAt }: PageContent): string {
  return [state, newest?.number ?? 0, newest?.state ?? "none", updatedAt.getTime()].join("-");
}

export const CREDIT_GONE = "The wallet balance was no longer available.";

export const REVERSED = "The charge came too late and was reversed.";
export const GIVEN_BACK = "The money was given back.";

export const UNKNOWN_CARD = "Unknown test card";

type DecidedAttempt = {
  readonly state: AttemptState;
  readonly message: string | null;
  readonly decline: JsonObject | null;
};

type DecidedFailure = {
  readonly kind: "failed" | "error" | "canceled" | "unknown_card" | "credit" | "given_back";
  readonly message: string | null;
  readonly decline: DeclineCategory | null;
};

/**
 * Why the newest settled attempt failed, or null. Withdrawn attempts have no message.
 * @param attempts oldest first
 */
export function lastFailure(attempts: readonly DecidedAttempt[]): DecidedFailure | null {
  for (const { state, message, decline } of [...attempts].reverse()) {
    if (message === REVERSED || message === GIVEN_BACK) return { kind: "given_back", message: null, decline: null };
    if (state === "canceled" && message === CREDIT_GONE) return { kind: "credit", message: null, decline: null };
    if (state === "canceled" && message === UNKNOWN_CARD) return { kind: "unknown_card", message, decline: null };
    if (state === "failed" || state === "error") return { kind: state, message, decline: declineCategory(decline) };
    if (state === "canceled" && message !== null) return { kind: state, message, decline: null };
  }
  return null;
}

export function cardShown(pgParams: Readonly<Record<string, unknown>>): { brand: string | null; last4: string } | null {
  const { card_number: number, card_type: brand } = pgParams;
  const last4 = typeof number === "string" ? /(\d{4})$/.exec(number)?.[1] : undefined;
  return last4 === undefined ? null : { brand: typeof brand === "string" ? brand : null, last4 };
}

export function secondsBetween(now: Date, end: Date): number {
  return Math.max(0, Math.floor((end.getTime() - now.getTime()) / 1000));
}
