/**
 * What Adyen can be asked. It finds no payment by reference; only what the browser brought back, and a
 * payment link, lead to an answer (decision 0231).
 */
import { sha256 } from "@/server/kernel/ids";
import type { Ctx } from "@/server/kernel/types";
import type { GatewayResult } from "../core/result";
import type { InquireCall, Inquiry } from "../port";
import { linkAnswer, paymentAnswer, refsOf, sessionAnswer } from "./core/answers";
import { exchange, isTaken } from "./exchange";

const CANNOT_ASK: Inquiry = { known: "cannot_ask" };

/** What became of a call, as far as it can be known. @throws {NotSent} {GatewayUnreachable} */
export async function inquire(ctx: Ctx, call: InquireCall): Promise<Inquiry> {
  const { kind, refs } = call;
  if (kind === "capture" || kind === "void" || kind === "refund") return CANNOT_ASK;
  const answer =
    refs.redirect_result !== undefined
      ? await afterRedirect(ctx, call, refs.redirect_result)
      : refs.link !== undefined
        ? await ofLink(call, refs.link)
        : refs.session !== undefined && refs.session_result !== undefined
          ? await ofSession(call, refs.session, refs.session_result)
          : null;
  return answer === null ? CANNOT_ASK : { known: "answer", answer };
}

/** References alone of what the browser brought back; what is too long to be Adyen's is nothing. */
export function readReturn(query: Readonly<Record<string, string>>) {
  const brought = (name: string) => (isBrought(query[name]) ? (query[name] ?? null) : null);
  return refsOf({ session_result: brought("sessionResult"), redirect_result: brought("redirectResult") });
}

function isBrought(value: string | undefined): boolean {
  return value !== undefined && value.length > 0 && value.length <= 8_000;
}

/** The customer has been at the bank: this tells Adyen so, and it says how the payment ended. */
async function afterRedirect(ctx: Ctx, call: InquireCall, redirectResult: string): Promise<GatewayResult | null> {
  const reply = await exchange(call.account, {
    method: "POST",
    path: "/payments/details",
    body: { details: { redirectResult } },
    idempotencyKey: sha256(`${call.referenceNumber} ${redirectResult}`),
  });
  return isTaken(reply) ? paymentAnswer(reply.said, call.referenceNumber, ctx.now()) : null;
}

async function ofSession(call: InquireCall, session: string, result: string): Promise<GatewayResult | null> {
  const query = new URLSearchParams({ sessionResult: result });
  const path = `/sessions/${encodeURIComponent(session)}?${query}`;
  const reply = await exchange(call.account, { method: "GET", path });
  return isTaken(reply) ? sessionAnswer(reply.said, call.referenceNumber) : null;
}

async function ofLink(call: InquireCall, link: string): Promise<GatewayResult | null> {
  const reply = await exchange(call.account, { method: "GET", path: `/paymentLinks/${encodeURIComponent(link)}` });
  return isTaken(reply) ? linkAnswer(reply.said, call.referenceNumber, call.total) : null;
}
