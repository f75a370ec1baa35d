import type { JsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";
import type { InquireCall } from "../calls";
import type { Inquiry } from "../core/inquiry";
import { GatewayUnreachable } from "../port";
import type { Connector, LookUp, Reply, Window } from "./connector";
import { type Answer, resultOf } from "./core/answer";
import { saidList, saidText } from "./core/said";
import { described, exchange, isTaken, type Line } from "./exchange";

type LookUpLine = Line & Pick<Connector, "keep">;

/** @throws {NotSent} {GatewayUnreachable} */
export async function lookedUp(line: LookUpLine, ctx: Ctx, call: InquireCall, lookUp: LookUp): Promise<Inquiry> {
  if ("known" in lookUp) return lookUp;
  if ("window" in lookUp) return readThrough(line, ctx, call, lookUp.window);
  // A failed status query proves nothing about the call.
  const reply = await exchange(line, { account: call.account, firstSentAt: null }, lookUp.request);
  const said = isTaken(reply) ? lookUp.read(reply.said, call) : lookUp.refused?.(reply);
  const none = lookUp.otherwise ?? null;
  const found = (none !== null && namesOther(said, call) ? none : said) ?? none ?? unreadable(line, reply);
  return "known" in found ? found : known(line, ctx, { ...found, refs: { ...found.refs, ...lookUp.confirms } });
}

function namesOther(said: Answer | Inquiry | null | undefined, { referenceNumber }: InquireCall): boolean {
  return Boolean(said && "about" in said && said.about && said.about !== referenceNumber);
}

function known(line: LookUpLine, ctx: Ctx, answer: Answer): Inquiry {
  return { known: "answer", answer: resultOf(answer, line.keep(answer.raw), ctx.now()) };
}

function unreadable(line: LookUpLine, reply: Reply): never {
  throw new GatewayUnreachable(described(line, reply));
}

async function readThrough(line: LookUpLine, ctx: Ctx, call: InquireCall, window: Window): Promise<Inquiry> {
  const { account, firstSentAt } = call;
  if (firstSentAt === null) return { known: "nothing" };
  const sentAt = (firstSentAt.getTime() - ctx.merchant.clockOffset) / 1_000;
  // The search covers the time until now, because the call may have been repeated.
  const lastSentAt = Math.max(sentAt, ctx.realNow().getTime() / 1_000);
  const from = Math.floor(sentAt) - window.aroundSeconds;
  const to = Math.ceil(lastSentAt) + window.aroundSeconds;
  let after: string | null = null;
  for (let page = 0; page < window.mostPages; page += 1) {
    const reply = await exchange(line, { account, firstSentAt: null }, window.page({ from, to }, after));
    const { found, more } = objectsIn(reply, window) ?? unreadable(line, reply);
    if (found !== null) {
      const next = window.found(found.id, found.object);
      return "outcome" in next ? known(line, ctx, next) : lookedUp(line, ctx, call, next);
    }
    after = more;
    if (after === null) return window.none ?? nothingIn(window, ctx.realNow().getTime() / 1_000 - sentAt);
  }
  return lookedUp(line, ctx, call, window.tooMany);
}

function nothingIn({ settledSeconds, askAfterSeconds }: Window, ageSeconds: number): Inquiry {
  return ageSeconds >= settledSeconds ? { known: "nothing" } : { known: "not_yet", askAfterSeconds };
}

type FoundObject = { readonly id: string; readonly object: JsonObject };

/**
 * Returns the call's object, and the last object's id if there are more pages; null if the reply is
 * unreadable.
 */
function objectsIn(
  reply: Reply,
  { fields, isFound }: Window,
): { readonly found: FoundObject | null; readonly more: string | null } | null {
  const { said } = reply;
  if (!isTaken(reply) || !Array.isArray(said[fields.objects])) return null;
  const objects = saidList(said, fields.objects);
  const object = objects.find(isFound);
  const hasMore = said[fields.more] === true;
  const id = saidText(object ?? objects.at(-1), fields.id);
  if (id === null && (object !== undefined || hasMore)) return null;
  return { found: id !== null && object !== undefined ? { id, object } : null, more: hasMore ? id : null };
}

/**
 * A 404 for an object that the gateway itself reported means that the object does not exist; other refusals
 * prove nothing.
 */
export function deniedIfMissing({ status }: Reply): Inquiry | null {
  return status === 404 ? { known: "denied" } : null;
}
