/** What creation and update have in common: the rules over the whole session, its gateways, and the caller's right to them. */
import { type FieldErrors, InvalidFields } from "../../kernel/errors";
import type { Money } from "../../kernel/money";
import type { Ctx } from "../../kernel/types";
import { type GatewayAccount, gatewayOf, gatewayRefusal, gatewaysByCode, type Plugin } from "../gateways";
import { gatewayPermission, requirePermission } from "../merchants";
import { automaticInquiryAt } from "./core/automatic-inquiry";
import { amountOf, companionErrors, type Draft, isRefused } from "./core/rules";

/** A session as a request wants it to be. */
export type WholeDraft = Draft & {
  readonly type: Plugin;
  readonly pgCodes: readonly string[];
  readonly extra: Readonly<Record<string, unknown>> | null;
};

/** The parts that the rules produce. */
export type Prepared = {
  readonly amount: Money;
  /** In the order of `pg_codes`. */
  readonly accounts: readonly GatewayAccount[];
  /** `purchase` or `authorize`: the first listed gateway's (decision §5). */
  readonly operation: string;
  /** On the merchant's clock. */
  readonly inquiryDueAt: Date | null;
};

/** Refuses a user who may not use one of the gateways. @throws {Forbidden} */
export function requireGateways(ctx: Ctx, pgCodes: readonly string[]): void {
  for (const code of pgCodes) requirePermission(ctx.actor, gatewayPermission(code));
}

/**
 * Checks the whole draft and reads its gateways. One statement.
 * @throws {InvalidFields} with every broken rule; the gateways are judged once the rest holds
 */
export async function prepareSession(ctx: Ctx, draft: WholeDraft): Promise<Prepared> {
  const amount = amountOf(draft);
  const errors: FieldErrors = { ...companionErrors(draft), ...(isRefused(amount) ? amount : {}) };
  if (isRefused(amount) || Object.keys(errors).length > 0) throw new InvalidFields(errors);
  const accounts = await gatewaysByCode(ctx, draft.pgCodes);
  const refusal = gatewayRefusal(accounts, draft.pgCodes, draft);
  if (refusal !== null) throw new InvalidFields({ pg_codes: [refusal] });
  const armed =
    !ctx.merchant.production && accounts.some(({ connector }) => gatewayOf(connector).decideUnattended !== undefined);
  return {
    amount,
    accounts,
    operation: accounts[0]?.operation ?? "purchase",
    inquiryDueAt: armed ? automaticInquiryAt(draft.extra, ctx.now()) : null,
  };
}
