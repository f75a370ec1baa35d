import type { Ctx } from "@/server/kernel/types";
import type { InquireCall } from "../calls";
import type { CallKind } from "../core/capabilities";
import type { Notification } from "../core/notification";
import type { Account } from "../core/opened-account";
import type { GatewayResult } from "../core/result";
import type { CheckCause } from "../core/words";
import { type AccountCheck, type Gateway, GatewayUnreachable, isOpenPage, NotSent, type PageEnd } from "../port";
import type { AnyCall, CallSetting, Connector, Exchange } from "./connector";
import { kept } from "./core/keep";
import { answered, exchange, isTaken } from "./exchange";
import { lookedUp } from "./look-up";

export function gatewayOfConnector(connector: Connector): Gateway {
  const { identifier, processor, name, accountFields, capabilities, amountRule } = connector;
  const { begin, endPage, forgetCard, readReturn, readNotifications } = connector;
  const filtered = (result: GatewayResult) => ({ ...result, raw: kept(result.raw, connector.keep(result.raw)) });
  const stored = <N extends Notification>(event: N): N =>
    "answer" in event && typeof event.answer === "object" && event.answer !== null
      ? { ...event, answer: filtered(event.answer) }
      : event;
  const act = <C extends AnyCall>(kind: CallKind, way: Exchange<C, GatewayResult> | undefined) => {
    return async (ctx: Ctx, call: C) => {
      if (way === undefined) throw new NotSent(`${name} has no ${kind}.`);
      return filtered(await acted(connector, ctx, keyed(kind, call), way));
    };
  };
  return {
    ...{ identifier, processor, name, accountFields, capabilities, amountRule },
    ...(readReturn && { readReturn }),
    ...(readNotifications && {
      readNotifications: (account, inbound) => readNotifications(account, inbound).map(stored),
    }),
    verifyAccount: (_ctx, account) => verified(connector, account),
    ...(begin && {
      begin: async (ctx, call) => {
        const begun = await acted(connector, ctx, keyed("begin", call), begin);
        return isOpenPage(begun) ? begun : filtered(begun);
      },
    }),
    ...(endPage && { endPage: (ctx, call) => ended(connector, ctx, call, endPage) }),
    ...(forgetCard && {
      forgetCard: (ctx, call) => acted(connector, ctx, { call, key: null, firstSentAt: null }, forgetCard),
    }),
    charge: act("charge", connector.charge),
    capture: act("capture", connector.capture),
    void: act("void", connector.void),
    refund: act("refund", connector.refund),
    inquire: async (ctx, call) => {
      const inquiry = await lookedUp(connector, ctx, call, connector.lookUp(call, settingOf(ctx)));
      return inquiry.known === "answer" ? { ...inquiry, answer: filtered(inquiry.answer) } : inquiry;
    },
  };
}

function settingOf(ctx: Ctx): CallSetting {
  return { merchantId: ctx.merchant.id, now: ctx.now(), ahead: ctx.merchant.clockOffset };
}

/** A call with the key under which it acts once; null for calls that are harmless when repeated. */
type Keyed<C> = { readonly call: C; readonly key: string | null; readonly firstSentAt: Date | null };

function keyed<C extends AnyCall>(kind: CallKind, call: C): Keyed<C> {
  return { call, key: `${kind}:${call.referenceNumber}`, firstSentAt: call.firstSentAt };
}

/** @throws {NotSent} if certainly nothing happened @throws {GatewayUnreachable} if the outcome is unknown */
async function acted<C extends AnyCall, Answer>(
  connector: Connector,
  ctx: Ctx,
  { call, key, firstSentAt }: Keyed<C>,
  way: Exchange<C, Answer>,
): Promise<Answer> {
  const setting = settingOf(ctx);
  const sent = { account: call.account, firstSentAt };
  const first = way.prepare?.request(call) ?? null;
  const preparing = first && (await exchange(connector, sent, first));
  if (preparing !== null && !isTaken(preparing)) return way.refused(preparing, call, setting);
  const prepared = preparing && read(connector, way.prepare?.read(preparing) ?? null);
  const step = way.request(call, setting, prepared);
  if ("answer" in step) return step.answer;
  const reply = await exchange(connector, sent, { key, ...step });
  if (isTaken(reply)) return read(connector, way.read(reply, call, setting));
  const refused = way.refused(reply, call, setting);
  if (way.recheck === undefined) return refused;
  const now = await exchange(connector, { ...sent, firstSentAt: null }, way.recheck.request(call));
  return (isTaken(now) ? way.recheck.read(now, call, setting) : null) ?? refused;
}

function read<Answer>({ name }: Connector, answer: Answer | null): Answer {
  if (answer === null) throw new GatewayUnreachable(`${name}: the answer is unreadable.`);
  return answer;
}

async function ended(
  connector: Connector,
  ctx: Ctx,
  call: InquireCall,
  way: NonNullable<Connector["endPage"]>,
): Promise<PageEnd> {
  const lookUp = way.find?.(call) ?? null;
  if (lookUp === null) return acted(connector, ctx, { call, key: null, firstSentAt: null }, way);
  const page = await lookedUp(connector, ctx, call, lookUp);
  if (page.known !== "answer") return "stays_open";
  const refs = page.answer.refs ?? {};
  return acted(connector, ctx, { call: { ...call, refs }, key: null, firstSentAt: null }, way);
}

const CAUSES: Readonly<Record<number, CheckCause>> = { 401: "key", 403: "rights", 429: "network" };

/** @throws {GatewayUnreachable} if the gateway's answer is missing or unreadable */
async function verified(connector: Connector, account: Account): Promise<AccountCheck> {
  const { verify, name, transport } = connector;
  const fault = verify.fault(account);
  if (fault !== null) return { ok: false, cause: "value", ...fault };
  try {
    const reply = await answered(connector, account, verify.request(account));
    if (reply.status >= 500) throw new GatewayUnreachable(transport.describe(reply));
    if (isTaken(reply)) return { ok: true, account: read(connector, verify.read(reply, account)) };
    return { ok: false, cause: CAUSES[reply.status] ?? "key", ...verify.refused(reply) };
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    return {
      ok: false,
      cause: "network",
      field: verify.unreached(account),
      why: `${name} cannot be reached. ${error.message}`,
    };
  }
}
