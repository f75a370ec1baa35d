/**
 * Inquiries at Adyen. Adyen cannot look up a payment by our reference: only the browser's return values and
 * payment links can be queried (docs/gateways/adyen.md).
 */
import { sha256 } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import type { InquireCall } from "../calls";
import type { CallKind } from "../core/capabilities";
import type { Inquiry } from "../core/inquiry";
import type { GatewayResult } from "../core/result";
import { linkAnswer, paymentAnswer, refsOf, sessionAnswer } from "./core/answers";
import { exchange, isTaken } from "./exchange";

const CANNOT_ASK: Inquiry = { known: "cannot_ask" };
const FOLLOW_UPS: ReadonlySet<CallKind> = new Set(["capture", "void", "refund"]);

/** @throws {NotSent} {GatewayUnreachable} */
export async function inquire(ctx: Ctx, call: InquireCall): Promise<Inquiry> {
  if (FOLLOW_UPS.has(call.kind)) return CANNOT_ASK;
  const answer = await answerTo(ctx, call);
  return answer === null ? CANNOT_ASK : { known: "answer", answer };
}

async function answerTo(ctx: Ctx, call: InquireCall): Promise<GatewayResult | null> {
  const { psp, link, session, session_result: sessionResult, redirect_result: redirectResult } = call.refs;
  if (redirectResult !== undefined) return afterRedirect(ctx, call, redirectResult);
  // After a notification about the payment the page's status adds nothing.
  if (psp !== undefined) return null;
  if (link !== undefined) return ofLink(call, link);
  return session === undefined || sessionResult === undefined ? null : ofSession(call, session, sessionResult);
}

/** The references in the return address; values too long for Adyen are dropped. */
export function readReturn(query: Readonly<Record<string, string>>) {
  const brought = (name: string) => (isBrought(query[name]) ? (query[name] ?? null) : null);
  return refsOf({ session_result: brought("sessionResult"), redirect_result: brought("redirectResult") });
}

function isBrought(value: string | undefined): boolean {
  return value !== undefined && value.length > 0 && value.length <= 8_000;
}

/** Submits the result of 3-D Secure, and returns the payment's outcome. */
async function afterRedirect(ctx: Ctx, call: InquireCall, redirectResult: string): Promise<GatewayResult | null> {
  const reply = await exchange(call.account, {
    method: "POST",
    path: "/payments/details",
    body: { details: { redirectResult } },
    key: sha256(`${call.referenceNumber} ${redirectResult}`),
  });
  const answer = isTaken(reply) ? paymentAnswer(reply.said, call.referenceNumber, ctx.now()) : null;
  return answer && { ...answer, card: null, refs: { ...answer.refs, redirect_result: redirectResult } };
}

async function ofSession(call: InquireCall, session: string, result: string): Promise<GatewayResult | null> {
  const query = new URLSearchParams({ sessionResult: result });
  const path = `/sessions/${encodeURIComponent(session)}?${query}`;
  const reply = await exchange(call.account, { method: "GET", path });
  const answer = isTaken(reply) ? sessionAnswer(reply.said, call.referenceNumber) : null;
  return answer && { ...answer, refs: { ...answer.refs, session_result: result } };
}

async function ofLink(call: InquireCall, link: string): Promise<GatewayResult | null> {
  const reply = await exchange(call.account, { method: "GET", path: `/paymentLinks/${encodeURIComponent(link)}` });
  return isTaken(reply) ? linkAnswer(reply.said, call.referenceNumber, call.total) : null;
}
