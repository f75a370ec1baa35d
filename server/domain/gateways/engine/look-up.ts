import type { Ctx } from "@/server/kernel/types";
import type { InquireCall } from "../calls";
import type { Inquiry } from "../core/inquiry";
import { GatewayUnreachable } from "../port";
import type { Connector, LookUp, Reply, Window } from "./connector";
import { resultOf } from "./core/answer";
import { exchange, isTaken, type Line } from "./exchange";

type LookUpLine = Line & Pick<Connector, "keep">;

/** @throws {NotSent} {GatewayUnreachable} */
export async function lookedUp(line: LookUpLine, ctx: Ctx, call: InquireCall, lookUp: LookUp): Promise<Inquiry> {
  if ("known" in lookUp) return lookUp;
  if ("window" in lookUp) return readThrough(line, ctx, call, lookUp.window);
  // A failed status query proves nothing about the call.
  const reply = await exchange(line, { account: call.account, firstSentAt: null }, lookUp.request);
  const found = isTaken(reply) ? lookUp.read(reply.said) : (lookUp.refused?.(reply) ?? null);
  if (found === null) throw new GatewayUnreachable(`${line.identifier}: ${line.transport.describe(reply)}`);
  if ("known" in found) return found;
  return { known: "answer", answer: resultOf(found, line.keep(found.raw), ctx.now()) };
}

async function readThrough(line: LookUpLine, ctx: Ctx, call: InquireCall, window: Window): Promise<Inquiry> {
  const { account, firstSentAt } = call;
  if (firstSentAt === null) return { known: "nothing" };
  const sentAt = (firstSentAt.getTime() - ctx.merchant.clockOffset) / 1_000;
  // The call may have been repeated until now.
  const lastSentAt = Math.max(sentAt, ctx.realNow().getTime() / 1_000);
  const from = Math.floor(sentAt) - window.aroundSeconds;
  const to = Math.ceil(lastSentAt) + window.aroundSeconds;
  let after: string | null = null;
  for (let page = 0; page < window.mostPages; page += 1) {
    const reply = await exchange(line, { account, firstSentAt: null }, window.page({ from, to }, after));
    const items = isTaken(reply) ? window.read(reply.said) : null;
    if (items === null) throw new GatewayUnreachable(`${line.identifier}: ${line.transport.describe(reply)}`);
    if (items.found !== null) return lookedUp(line, ctx, call, window.retrieve(items.found));
    after = items.more;
    if (after === null) {
      const isSettled = ctx.realNow().getTime() / 1_000 - sentAt >= window.settledSeconds;
      return isSettled ? { known: "nothing" } : { known: "not_yet", askAfterSeconds: window.askAfterSeconds };
    }
  }
  return lookedUp(line, ctx, call, window.tooMany);
}

/** A 404 for an object that the gateway itself reported denies it; other refusals prove nothing. */
export function deniedIfMissing({ status }: Reply): Inquiry | null {
  return status === 404 ? { known: "denied" } : null;
}
