import { mayListCards } from "@/server/domain/cards";
import { isOffered, payBySavedCard, savedCards, startAttempt } from "@/server/domain/payments";
import { acceptsPayment, type SessionForPage } from "@/server/domain/sessions";
import type { SdkResult } from "@/server/domain/sessions/contract/preload";
import type { FieldError } from "@/server/kernel/card-fields";
import { BadRequest, Conflict, InvalidAmount, InvalidFields, NotFound } from "@/server/kernel/errors";
import { money, toWire } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { SdkRedirect, SdkSubmission } from "./contract";

import { resultWords } from "./core/result-words";
import { resultOf } from "./preload";
import { CANNOT_BE_PAID, sdkSession, viewedOf } from "./sdk-session";

const TOO_MANY = "This session has had too many attempts. Ask the merchant for a new one.";
const NO_LOAN = "Instalments are not available for this payment.";
const CHANGED = "The amount has changed. Read the session again.";

/**
 * Begins an attempt and returns its page's address, or charges a saved card and returns its result, even a
 * failure (Spec, "The SDK payload").
 * @throws {NotFound}
 * @throws {InvalidFields} under `pg_code`, `token` or `cvv`
 * @throws {BadRequest} if the gateway offers no instalments
 * @throws {Conflict} if the session cannot be paid, or the card's price is not `amount`
 * @throws {RateLimited}
 */
export async function submitPayment(
  ctx: Ctx,
  sessionId: string,
  submission: SdkSubmission,
): Promise<SdkResult | SdkRedirect> {
  const page = await sdkSession(ctx, sessionId);
  if (submission.token !== null) return chargeCard(ctx, page, { ...submission, token: submission.token });
  return beginOnPage(ctx, page, submission.pgCode ?? "");
}

async function beginOnPage(ctx: Ctx, page: SessionForPage, pgCode: string): Promise<SdkResult | SdkRedirect> {
  const { session, gateways } = page;
  const account = gateways.find(({ code }) => code === pgCode);
  if (account === undefined || !isOffered(account))
    throw new InvalidFields({ pg_code: [`"${pgCode}" is not a valid choice.`] });
  if (!acceptsPayment(session, page.ctx.now())) throw new Conflict(CANNOT_BE_PAID);
  const outcome = await startAttempt(ctx, { sessionId: session.id, pgCode });
  if (outcome.kind === "not_found") throw new NotFound();
  if (outcome.kind === "no_loan") throw new BadRequest(NO_LOAN);
  if (outcome.kind !== "pay") throw new Conflict(outcome.kind === "too_many" ? TOO_MANY : CANNOT_BE_PAID);
  return onPage(ctx, page, outcome.payPageToken);
}

function onPage(ctx: Ctx, { session: { language } }: SessionForPage, token: string): SdkRedirect {
  return {
    status: "pending",
    message: resultWords("leaves", language),
    redirect_url: `${ctx.merchant.baseUrl}/${language}/pay/${encodeURIComponent(token)}`,
  };
}

async function chargeCard(
  ctx: Ctx,
  page: SessionForPage,
  { token, pgCode, cvv, amount }: SdkSubmission & { token: string },
): Promise<SdkResult | SdkRedirect> {
  const { id: sessionId } = page.session;
  if (!acceptsPayment(page.session, page.ctx.now())) throw new Conflict(CANNOT_BE_PAID);
  const cards = mayListCards(ctx.merchant) ? await savedCards(page) : [];
  const chosen = cards.find(({ card }) => card.token === token && (pgCode === null || card.gatewayCode === pgCode));
  if (chosen === undefined) throw new InvalidFields({ token: ["This card is not offered."] });
  const { currency } = chosen.terms.total;
  const quoted = quotedAmount(amount ?? "", currency);
  const card = { sessionId, cardId: chosen.card.id, cvv, amount: `${quoted} ${currency}` };
  const outcome = await payBySavedCard(ctx, card);
  if (outcome.kind === "not_found") throw new NotFound();
  if (outcome.kind === "amount_changed" || outcome.kind === "credit_changed") throw new Conflict(CHANGED);
  if (outcome.kind === "field_errors") throw refusedFields(outcome.fields);
  return outcome.kind === "challenge" ? onPage(ctx, page, outcome.token) : newResult(ctx, page);
}

/**
 * The amount in the API's format.
 * @throws {Conflict} if the amount is invalid in the currency
 */
function quotedAmount(amount: string, currency: Parameters<typeof money>[1]): string {
  try {
    return toWire(money(amount, currency));
  } catch (error) {
    if (error instanceof InvalidAmount) throw new Conflict(CHANGED);
    throw error;
  }
}

function refusedFields(fields: Record<string, FieldError>): InvalidFields {
  if (fields.card !== undefined) return new InvalidFields({ token: ["This card expires too early for this payment."] });
  const message = fields.cvv === "required" ? "This field is required." : "Enter a valid value.";
  return new InvalidFields({ cvv: [message] });
}

/**
 * The new attempt's result.
 * @throws {Conflict} if nothing was charged
 */
async function newResult(ctx: Ctx, before: SessionForPage): Promise<SdkResult> {
  const after = await sdkSession(ctx, before.session.id);
  const newest = after.session.attempts.at(-1);
  const earlier = before.session.attempts.at(-1)?.number ?? 0;
  if (newest === undefined || newest.number <= earlier) throw new Conflict(CANNOT_BE_PAID);
  return resultOf(viewedOf(after), newest);
}
