/** What a form of the self-service page sends, and where a payment that it begins leads. */
import type { Ctx, Language } from "../../kernel/types";
import { gatewaysByCode } from "../gateways";
import { startAttempt } from "../payments";
import type { SelfServiceOutcome } from "./page-views";

/** The page that the form stood on. */
export type SelfServiceRequest = { readonly token: string; readonly language: Language };

/** The address of that page: where the customer comes back to after a payment. */
export function pageAddress(ctx: Ctx, { token, language }: SelfServiceRequest): string {
  return `${ctx.merchant.baseUrl}/${language}/subscription/${encodeURIComponent(token)}`;
}

/** Leads to the gateway's page where there is one gateway to choose from, else to the checkout with its choice. */
export async function leadToPayment(
  ctx: Ctx,
  { sessionId, pgCodes }: { sessionId: string; pgCodes: readonly string[] },
): Promise<SelfServiceOutcome> {
  const offered = (await gatewaysByCode(ctx, pgCodes)).filter(({ flow }) => flow === "redirect");
  const [only, ...others] = offered;
  if (only === undefined || others.length > 0) return { kind: "checkout", sessionId };
  const begun = await startAttempt(ctx, { sessionId, pgCode: only.code });
  return begun.kind === "credit_changed" ? { kind: "checkout", sessionId } : begun;
}
