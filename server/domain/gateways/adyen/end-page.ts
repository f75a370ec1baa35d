import type { InquireCall } from "../calls";
import { GatewayUnreachable, type PageEnd } from "../port";
import { exchange, isTaken } from "./exchange";

/**
 * Does nothing for a page that cannot be ended or was already paid. @throws {NotSent} {GatewayUnreachable}
 */
export async function endPage({ account, refs }: InquireCall): Promise<PageEnd> {
  const { link } = refs;
  if (link === undefined) return "stays_open";
  const path = `/paymentLinks/${encodeURIComponent(link)}`;
  const reply = await exchange(account, { method: "PATCH", path, body: { status: "expired" } });
  if (!isTaken(reply)) return "too_late";
  if (typeof reply.said.status !== "string") throw new GatewayUnreachable("Adyen: no status of the link.");
  return reply.said.status === "expired" ? "ended" : "too_late";
}
