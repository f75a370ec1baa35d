/** What creation and update have in common: the rules over the whole session, its gateways, and the caller's right to them. */
import { type FieldErrors, InvalidFields } from "../../kernel/errors";
import type { Money } from "../../kernel/money";
import type { Ctx } from "../../kernel/types";
import { boundCard } from "../cards";
import { type GatewayAccount, gatewayOf, gatewayRefusal, type Plugin } from "../gateways";
import { gatewayPermission, requirePermission } from "../merchants";
import { automaticInquiryAt } from "./core/automatic-inquiry";
import { agreementIdOf, amountOf, companionErrors, type Draft, isRefused, missingTerms } from "./core/rules";

/** A session as a request wants it to be. */
export type WholeDraft = Draft & {
  readonly type: Plugin;
  readonly pgCodes: readonly string[];
  readonly extra: Readonly<Record<string, unknown>> | null;
};

/** Refuses a user who may not use one of the gateways. @throws {Forbidden} */
export function requireGateways(ctx: Ctx, pgCodes: readonly string[]): void {
  for (const code of pgCodes) requirePermission(ctx.actor, gatewayPermission(code));
}

/** The draft's amount, once every rule but the gateways' holds. @throws {InvalidFields} with every broken one */
export function requireRules(draft: Draft): Money {
  const amount = amountOf(draft);
  const companions = companionErrors(draft);
  if (!isRefused(amount)) {
    if (Object.keys(companions).length > 0) throw new InvalidFields(companions);
    return amount;
  }
  const errors: FieldErrors = { ...companions, ...amount };
  throw new InvalidFields(errors);
}

/**
 * Refuses an `auto_debit` draft whose agreement lacks the terms of its type. Later payments may name `id` and `type` alone: once a card is
 * linked to the agreement its terms are settled. One statement, only where terms are missing.
 * @throws {InvalidFields} under `agreement`
 */
export async function requireTerms(ctx: Ctx, draft: Draft): Promise<void> {
  const missing = draft.paymentType === "auto_debit" ? missingTerms(draft.details) : null;
  if (missing === null) return;
  const agreementId = agreementIdOf(draft.details);
  const isLater =
    draft.customerId !== null && agreementId !== null && (await boundCard(ctx, draft.customerId, agreementId)) !== null;
  if (!isLater) throw new InvalidFields({ agreement: missing });
}

/** Refuses gateways that cannot serve the draft (decision §5). @throws {InvalidFields} under `pg_codes` */
export function requireFit(accounts: readonly GatewayAccount[], draft: WholeDraft): void {
  const refusal = gatewayRefusal(accounts, draft.pgCodes, draft);
  if (refusal !== null) throw new InvalidFields({ pg_codes: [refusal] });
}

/**
 * When the automatic inquiry of the session is due, on the merchant's clock; null when `extra` asks for none. Production merchants
 * and gateways that do not simulate have none, whatever `extra` holds.
 * @throws {InvalidFields} under `extra`
 */
export function inquiryDueAt(ctx: Ctx, accounts: readonly GatewayAccount[], extra: WholeDraft["extra"]): Date | null {
  const simulated = accounts.some(({ connector }) => gatewayOf(connector).decideUnattended !== undefined);
  return simulated && !ctx.merchant.production ? automaticInquiryAt(extra, ctx.now()) : null;
}
