/** The bank's page as the service's pages show it (Spec, "Pages of gateways"). */
import type { Challenge } from "@/server/domain/gateways";
import { chargedTotal, isPayable, type SessionForPage, stateAt } from "@/server/domain/sessions";
import { writeJson } from "@/server/kernel/exact-json";
import { sha256 } from "@/server/kernel/ids";
import type { SystemCtx } from "@/server/kernel/types";
import { framersOf } from "../attempt/addresses";
import { readChallenge } from "../attempt/challenge";
import { attemptIdOf, loadPayPage } from "../attempt/load-pay-page";
import { wireMoney } from "../core/pages";
import type { CheckoutChallenge } from "../views";

/**
 * The bank's page of the attempt that the token names, while it waits for the customer; null for any other
 * token. Runs at most one statement.
 */
export async function challengeOf(
  { ctx, session }: SessionForPage,
  token: string | null,
): Promise<CheckoutChallenge | null> {
  const id = token === null ? null : attemptIdOf(token);
  const attempt = session.attempts.find((each) => each.id === id);
  if (token === null || attempt === undefined) return null;
  const challenge = await readChallenge({ db: ctx.db, now: ctx.now() }, attempt);
  if (challenge === null) return null;
  const { url, fields = {}, isHidden = false, bank = null, brand = attempt.card?.brand ?? null } = challenge;
  const step = sha256(`${url} ${writeJson(fields)}`).slice(0, 16);
  const total = wireMoney(chargedTotal(attempt));
  return { token, step, host: new URL(url).host, bank, brand, isHidden, total };
}

export type ChallengePage = {
  readonly sessionId: string;
  readonly framers: readonly string[];
  readonly challenge: Challenge | null;
};

export async function readChallengePage(system: SystemCtx, token: string): Promise<ChallengePage | null> {
  const page = await loadPayPage(system, token);
  if (page === null) return null;
  const { ctx, session, attempt } = page;
  const now = ctx.now();
  const challenge = isPayable(stateAt(session, now)) ? await readChallenge({ db: ctx.db, now }, attempt) : null;
  return { sessionId: session.id, framers: framersOf(ctx.merchant), challenge };
}
