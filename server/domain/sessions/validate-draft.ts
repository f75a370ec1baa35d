import { boundCard } from "@/server/domain/cards";
import { type GatewayAccount, gatewayOf, gatewayRefusal, type Plugin } from "@/server/domain/gateways";
import { gatewayPermission, requirePermission } from "@/server/domain/merchants";
import { InvalidFields } from "@/server/kernel/errors";
import type { Money } from "@/server/kernel/money";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Ctx } from "@/server/kernel/types";
import { automaticInquiryAt } from "./core/automatic-inquiry";
import { agreementOf } from "./core/parsed-details";
import { amountOf, companionErrors, type Draft, isRefused, missingTerms } from "./core/rules";
import { priceFor } from "./price";

export type WholeDraft = Draft & {
  readonly type: Plugin;
  readonly pgCodes: readonly string[];
  readonly extra: Readonly<Record<string, unknown>> | null;
  readonly isInvoiced: boolean;
};

export function requireGatewayRights(ctx: Ctx, pgCodes: readonly string[]): void {
  for (const code of pgCodes) requirePermission(ctx.actor, gatewayPermission(code));
}

/**
 * Validates all rules except the rules of gateways, and returns the amount.
 * @throws {InvalidFields} with every broken rule
 */
export function validateDraft(draft: Draft, checksPhone = true): Money {
  const amount = amountOf(draft);
  const errors = companionErrors(draft, checksPhone);
  if (isRefused(amount)) throw new InvalidFields({ ...errors, ...amount });
  if (Object.keys(errors).length > 0) throw new InvalidFields(errors);
  return amount;
}

/**
 * Refuses an `auto_debit` session whose agreement lacks required fields. Once a card is linked to the
 * agreement, later payments need only `id` and `type`.
 * @throws {InvalidFields} under `agreement`
 */
export async function validateTerms(ctx: Ctx, draft: Draft): Promise<void> {
  const missing = PAYMENT_TYPES[draft.paymentType].requiresAgreementTerms ? missingTerms(draft.details) : null;
  if (missing === null) return;
  const agreementId = agreementOf(draft.details)?.id ?? null;
  const isLater =
    draft.customerId !== null && agreementId !== null && (await boundCard(ctx, draft.customerId, agreementId)) !== null;
  if (!isLater) throw new InvalidFields({ agreement: missing });
}

const UNPRICED = "None of the selected payment gateways can charge this amount.";

/**
 * Refuses gateways that cannot serve the session (Spec, "Session requests" 1 to 8), and an amount that none
 * of them can charge.
 * @throws {InvalidFields} under `pg_codes` or `amount`
 */
export function validateGateways(accounts: readonly GatewayAccount[], draft: WholeDraft, amount: Money): void {
  const refusal = gatewayRefusal(accounts, draft.pgCodes, draft);
  if (refusal !== null) throw new InvalidFields({ pg_codes: [refusal] });
  validatePrice(accounts, draft, amount);
}

/**
 * Refuses an amount that no gateway can charge with exchange and fee.
 * @throws {InvalidFields} under `amount`
 */
export function validatePrice(
  accounts: readonly GatewayAccount[],
  { paymentType }: Pick<WholeDraft, "paymentType">,
  amount: Money,
): void {
  if (accounts.length > 0 && accounts.every((account) => priceFor({ paymentType, amount }, account) === null))
    throw new InvalidFields({ amount: [UNPRICED] });
}

/**
 * The due time of the session's automatic inquiry, or null. Production merchants and real gateways have none,
 * whatever `extra` says.
 * @throws {InvalidFields} under `extra`
 */
export function inquiryDueAt(ctx: Ctx, accounts: readonly GatewayAccount[], extra: WholeDraft["extra"]): Date | null {
  const simulated = accounts.some(({ connector }) => gatewayOf(connector).decideUnattended !== undefined);
  return simulated && !ctx.merchant.production ? automaticInquiryAt(extra, ctx.now()) : null;
}
