import { transaction } from "@/server/db/transactions/transaction";
import { countFormPost } from "@/server/domain/limits";
import { loadSessionForPage } from "@/server/domain/sessions";
import { readPhone } from "@/server/kernel/phone";
import type { Ctx, SystemCtx, Tx } from "@/server/kernel/types";
import { hasTooManyCodes } from "../attempt/code-limits";
import { payPageToken } from "../attempt/load-pay-page";
import { hasSheet, type PageService, servingAccount } from "../attempt/page-services";
import type { ServiceStart } from "../views";
import { parseQuotedCredit } from "../wallet-hold/place-hold";
import { sendCode } from "./send-code";
import { type AttemptStart, type BegunAttempt, beginAttempt } from "./start-attempt";

export type ServiceChoice = {
  readonly sessionId: string;
  readonly service: PageService;
  readonly phone?: string;
  readonly credit?: string | null;
  readonly amount?: string;
};

/**
 * Begins an attempt by the wallet that the customer chose on the page (Spec, "Wallets and instalments on
 * pages" 1 to 3), like `startAttempt`; a mobile wallet then sends its code to the phone. `pay` contains the
 * attempt's token. With `field_errors` of `phone` or `too_many_codes` nothing begins.
 * @throws {RateLimited} {Busy}
 */
export async function startService(system: SystemCtx, choice: ServiceChoice): Promise<ServiceStart> {
  const { sessionId, service } = choice;
  const page = await loadSessionForPage(system, sessionId);
  if (page === null) return { kind: "not_found" };
  const { ctx, session, gateways } = page;
  await countFormPost(ctx, sessionId);
  const account = servingAccount(session, gateways, service);
  if (account === null) return { kind: "checkout", sessionId };
  const credit = parseQuotedCredit(choice.credit, { session, accounts: gateways });
  if (credit === "changed") return { kind: "credit_changed", sessionId };
  const start = { sessionId, account, credit, amount: choice.amount, formOfPayment: service };
  if (hasSheet(service)) return answer(sessionId, await transaction(ctx.db, (tx) => beginAttempt(ctx, tx, start)));
  const phone = readPhone(choice.phone ?? "", ctx.merchant.region);
  if ("error" in phone) return { kind: "field_errors", fields: { phone: phone.error } };
  const begun = await transaction(ctx.db, (tx) => beginByPhone(ctx, tx, { ...start, phone: phone.value }));
  if (begun === "too_many_codes") return { kind: "too_many_codes", sessionId };
  if ("attemptId" in begun) await sendCode(ctx, begun.attemptId);
  return answer(sessionId, begun);
}

function answer(sessionId: string, begun: BegunAttempt): ServiceStart {
  if ("refusal" in begun) return { kind: begun.refusal, sessionId };
  return { kind: "pay", payPageToken: payPageToken(begun.attemptId) };
}

/** Each requested code begins a new attempt with a new count of wrong codes. */
async function beginByPhone(
  ctx: Ctx,
  tx: Tx,
  { phone, ...start }: AttemptStart & { readonly phone: string },
): Promise<BegunAttempt | "too_many_codes"> {
  const { sessionId } = start;
  const merchantId = ctx.merchant.id;
  if (await hasTooManyCodes(tx, { merchantId, sessionId, now: ctx.now() })) return "too_many_codes";
  const begun = await beginAttempt(ctx, tx, { ...start, isAlwaysNew: true });
  if ("attemptId" in begun)
    await tx.walletCode.createMany({
      data: [{ attemptId: begun.attemptId, merchantId, sessionId, phone, sentAt: ctx.now() }],
    });
  return begun;
}
