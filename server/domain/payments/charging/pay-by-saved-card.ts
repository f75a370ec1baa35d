import { tokenView } from "@/server/domain/cards";
import { gatewayOf } from "@/server/domain/gateways";
import { countFormPost } from "@/server/domain/limits";
import { loadSessionForPage } from "@/server/domain/sessions";
import { readCvv } from "@/server/kernel/card-fields";
import { civilDateOf } from "@/server/kernel/time";
import type { SystemCtx } from "@/server/kernel/types";
import { wayOn } from "../attempt/way-on";
import { savedCards } from "../pages/saved-cards";
import type { ChargedOutcome, PayOutcome } from "../views";
import { parseQuotedCredit } from "../wallet-hold/place-hold";
import { chargeDirectly } from "./charge-directly";

export type PayBySavedCard = {
  readonly sessionId: string;
  readonly cardId: string;
  /** The security code, read only if the card requires it; sent to the gateway and not stored. */
  readonly cvv: string;
  readonly amount: string | null;
  readonly credit?: string | null;
};

/**
 * Charges a saved card once after the checkout's submit. `card_gone`: it is no longer offered. `checkout`:
 * the session can no longer be paid. Nothing is charged if credit (`credit_changed`) or amount
 * (`amount_changed`) differs from the form's. `challenge`: the bank requires 3-D Secure. `field_errors`
 * names `cvv` or `card`.
 * @param input.amount the total that the form showed, such as `10.500 KWD`
 * @param input.credit the credit shown by the wallet switch; null if off
 * @throws {Busy} before the charge
 */
export async function payBySavedCard(system: SystemCtx, input: PayBySavedCard): Promise<ChargedOutcome> {
  const page = await loadSessionForPage(system, input.sessionId);
  if (page === null) return { kind: "not_found" };
  await countFormPost(page.ctx, page.session.id);
  const { ctx, session, gateways } = page;
  const checkout: PayOutcome = { kind: "checkout", sessionId: input.sessionId };
  const offered = (await savedCards(page)).find(({ card }) => card.id === input.cardId);
  if (offered === undefined) return { kind: "card_gone", sessionId: input.sessionId };
  const { card, account, tooShort } = offered;
  if (tooShort) return { kind: "field_errors", fields: { card: "too_short" } };
  const cvv = card.cvvRequired ? readCvv(input.cvv) : null;
  if (cvv !== null && "error" in cvv) return { kind: "field_errors", fields: { cvv: cvv.error } };
  const today = civilDateOf(ctx.now(), ctx.merchant.timezone);
  const credit = parseQuotedCredit(input.credit, { session, accounts: gateways });
  if (credit === "changed") return { kind: "credit_changed", sessionId: input.sessionId };
  const outcome = await chargeDirectly(ctx, {
    sessionId: input.sessionId,
    account,
    source: { kind: "token", token: card.token, ...(cvv === null ? {} : { cvv: cvv.value }) },
    card: tokenView(card, { pgName: gatewayOf(account.connector).name, today }),
    idempotencyKey: null,
    deliverInline: true,
    leadsOn: true,
    suppressWebhook: false,
    credit,
    quotedAmount: input.amount ?? "",
  });
  const refusal = "refusal" in outcome ? outcome.refusal : null;
  if (refusal === "changed") return { kind: "amount_changed", sessionId: input.sessionId };
  if (refusal === "credit") return { kind: "credit_changed", sessionId: input.sessionId };
  return "attemptId" in outcome ? ((await wayOn(ctx, outcome.attemptId)) ?? checkout) : checkout;
}
