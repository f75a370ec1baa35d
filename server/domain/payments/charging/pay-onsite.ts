import { transaction } from "@/server/db/transactions/transaction";
import { countFormPost } from "@/server/domain/limits";
import { loadSessionForPage, lockSession } from "@/server/domain/sessions";
import type { SystemCtx } from "@/server/kernel/types";
import { type CardForm, checkCardForm, checkEncryptedForm } from "../attempt/card-entry";
import { isTypedInPlace, scriptsFor } from "../attempt/pays-elsewhere";
import { sendCard } from "../attempt/send-card";
import { wayOn } from "../attempt/way-on";
import { isTriedTooOften } from "../core/most-attempts";
import type { OnsiteOutcome } from "../views";
import { parseQuotedCredit } from "../wallet-hold/place-hold";
import { beginCharge } from "./charge-directly";
import { settleAnswer } from "./settle-answer";

export type PayOnsite = CardForm & {
  readonly sessionId: string;
  readonly pgCode: string;
  readonly amount: string | null;
  readonly credit: string | null;
};

/**
 * Charges a card typed on the checkout once, on an account whose flow is `card_onsite`. A parallel request
 * charges nothing. `checkout`: the method is no longer offered, or the session can no longer be paid. Nothing
 * is charged if credit (`credit_changed`) or total (`amount_changed`) differs from the form's. `field_errors`
 * names `number`, `expiry`, `cvv`, `holder` or `save`. `elsewhere`: the gateway's script, which encrypts the
 * card, did not run. `challenge`: the bank requires 3-D Secure. `too_many` after fifty attempts.
 * @param input.amount the total that the form showed, such as `10.750 KWD`
 * @param input.credit the amount of the wallet switch; null if off
 * @throws {RateLimited}
 * @throws {Busy} before the charge
 */
export async function payOnsite(system: SystemCtx, input: PayOnsite): Promise<OnsiteOutcome> {
  const { sessionId } = input;
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return { kind: "not_found" };
  await countFormPost(page.ctx, sessionId);
  const { ctx, session, gateways } = page;
  const account = gateways.find(({ code }) => code === input.pgCode);
  const scripts = await scriptsFor(page);
  if (account === undefined || !isTypedInPlace(account, session, scripts)) return { kind: "checkout", sessionId };
  const { encrypted = null, save } = input;
  const needsScript = scripts.has(account.code);
  if (needsScript && encrypted === null) return { kind: "elsewhere", sessionId };
  const place = { ctx, session, account, connector: account.connector };
  const checked = needsScript && encrypted ? checkEncryptedForm(encrypted, save, place) : checkCardForm(input, place);
  if ("errors" in checked) return { kind: "field_errors", fields: checked.errors };
  const credit = parseQuotedCredit(input.credit, { session, accounts: gateways });
  if (credit === "changed") return { kind: "credit_changed", sessionId };
  const begun = await transaction(ctx.db, async (tx) => {
    const locked = await lockSession(tx, { merchantId: ctx.merchant.id, sessionId });
    if (locked === null) return { refusal: "over" as const };
    if (isTriedTooOften(locked.attempts)) return { refusal: "too_many" as const };
    const terms = { account, card: null, idempotencyKey: null, credit, quotedAmount: input.amount ?? "" };
    return beginCharge(ctx, tx, { ...terms, session: locked, leadsOn: true, source: { kind: "card" } });
  });
  if ("refusal" in begun) return { kind: ANSWERS[begun.refusal] ?? "checkout", sessionId };
  const { payment } = begun;
  await settleAnswer(ctx, payment.attempt, {
    call: () => sendCard(ctx, payment, { source: checked.source, shape: input.shape }),
    deliverInline: true,
    suppressWebhook: false,
  });
  return (await wayOn(ctx, payment.attempt.id)) ?? { kind: "checkout", sessionId };
}

/**
 * Refusals of a charge that the checkout explains; after other refusals it shows the session's current state.
 */
const ANSWERS: Readonly<Record<string, "amount_changed" | "credit_changed" | "too_many">> = {
  changed: "amount_changed",
  credit: "credit_changed",
  too_many: "too_many",
};
