/** Opens Adyen's payment page: Hosted Checkout, or a payment link if the account is set so. */
import type { Ctx } from "@/server/kernel/types";
import type { BeginCall } from "../calls";
import type { GatewayResult } from "../core/result";
import { GatewayUnreachable, type OpenPage } from "../port";
import { pageRequest } from "./bodies";
import { usesLinks } from "./core/account";
import { openedPage, refusedRequest } from "./core/answers";
import { exchange, isTaken, sayable } from "./exchange";

const MAX_LIFE_MS = { session: 24 * 3_600_000, link: 70 * 86_400_000 } as const;

/**
 * Opens the page. Nothing is charged, so the call may be repeated.
 * @returns an answer if Adyen refused the request @throws {NotSent} {GatewayUnreachable}
 */
export async function begin(ctx: Ctx, call: BeginCall): Promise<OpenPage | GatewayResult> {
  const { account, referenceNumber, firstSentAt } = call;
  // Adyen uses real time, but the call uses the merchant's clock, which may be ahead.
  const { clockOffset: ahead } = ctx.merchant;
  const kind = usesLinks(account) ? "link" : "session";
  const until = Math.min(call.expiresAt.getTime(), call.askedAt.getTime() + MAX_LIFE_MS[kind]);
  const { path, body } = sayable(() => pageRequest(call, new Date(until - ahead)));
  const key = `begin:${referenceNumber}`;
  const reply = await exchange(account, { method: "POST", path, body, key, firstSentAt });
  if (!isTaken(reply)) return refusedRequest(reply.said, "error");
  const page = openedPage(reply.said);
  if (page === null) throw new GatewayUnreachable("Adyen: no address of a page.");
  const expiresAt = page.expiresAt === null ? until : page.expiresAt.getTime() + ahead;
  return { url: page.url, expiresAt: new Date(expiresAt), refs: { [kind]: page.id } };
}
