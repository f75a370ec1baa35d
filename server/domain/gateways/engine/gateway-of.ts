import { isJsonObject } from "@/server/kernel/json";
import type { Ctx } from "@/server/kernel/types";
import type { BeginCall, InquireCall } from "../calls";
import type { CallKind } from "../core/capabilities";
import type { Inbound } from "../core/notification";
import type { Account } from "../core/opened-account";
import type { CheckCause, FollowUp } from "../core/words";
import {
  type AccountCheck,
  type Gateway,
  GatewayUnreachable,
  NotAuthentic,
  NotSent,
  type OpenPage,
  type PageEnd,
} from "../port";
import type { AnyCall, Connector, Exchange, PlainExchange, Reply } from "./connector";
import { type Answer, isWebAddress, present, resultOf } from "./core/answer";
import { notificationOf, type SaidEvent } from "./core/event";
import { fieldFault, halfFault } from "./core/field-fault";
import { amountRules } from "./core/minor-units";
import { pageEnd } from "./core/page-life";
import { saidIn } from "./core/said";
import { isFromSender, isTimely, signedWith } from "./core/signature";
import { answered, described, exchange, isTaken, RefusedHere } from "./exchange";
import { lookedUp } from "./look-up";

export function gatewayOfConnector(connector: Connector): Gateway {
  const { identifier, accountFields, capabilities, units } = connector;
  const { begin, endPage, forgetCard, readReturn, cardScriptOf, notifications } = connector;
  const stored = (answer: Answer, now: Date) => resultOf(answer, connector.keep(answer.raw), now);
  const act = <C extends AnyCall>(kind: FollowUp | "charge", way: Exchange<C, Answer> | undefined) => {
    const refused = (reply: Reply) => connector.refused(reply, kind === "charge" ? "error" : "failed");
    return async (ctx: Ctx, call: C) => {
      if (way === undefined) throw new NotSent(`${identifier} has no ${kind}.`);
      return stored(await acted(connector, ctx, keyed(kind, call), { refused, ...way }), ctx.now());
    };
  };
  return {
    ...{ identifier, processor: identifier, name: identifier, accountFields, capabilities },
    amountRule: amountRules(units),
    ...(readReturn && { readReturn }),
    ...(cardScriptOf && { cardScriptOf }),
    ...(notifications && {
      readNotifications: (account, inbound) =>
        eventsOf(notifications, account, inbound).map((event) =>
          notificationOf(event, (answer) => stored(answer, inbound.receivedAt)),
        ),
    }),
    verifyAccount: (_ctx, account) => verified(connector, account),
    ...(begin && {
      begin: async (ctx, call) => {
        const opened = await pageOf(connector, ctx, call, begin);
        return "url" in opened ? opened : stored(opened, ctx.now());
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
    inquire: (ctx, call) => lookedUp(connector, ctx, call, connector.lookUp(call)),
  };
}

function eventsOf(
  { signature, read }: NonNullable<Connector["notifications"]>,
  account: Account,
  inbound: Inbound,
): readonly SaidEvent[] {
  if (!isFromSender(signature, account, inbound)) throw new NotAuthentic("The name or password is wrong.");
  const isSigned = signedWith(signature, account, inbound.receivedAt);
  if (!isTimely(signature, inbound, isSigned)) throw new NotAuthentic("Not signed.");
  const { headers, rawBody } = inbound;
  return read(account, { headers, rawBody, said: saidIn(rawBody) ?? {}, isSigned });
}

async function pageOf(
  connector: Connector,
  ctx: Ctx,
  call: BeginCall,
  way: NonNullable<Connector["begin"]>,
): Promise<OpenPage | Answer> {
  const ahead = ctx.merchant.clockOffset;
  const shifted = (at: Date, byMs: number) => new Date(at.getTime() + byMs);
  const [expiresAt, askedAt] = [shifted(call.expiresAt, -ahead), shifted(call.askedAt, -ahead)];
  const life = connector.pageLife?.(call.account);
  const endsAt = life === undefined ? expiresAt : pageEnd(life, expiresAt, askedAt);
  const refused = (reply: Reply) => connector.refused(reply, "error");
  const page = await acted(connector, ctx, keyed("begin", { ...call, endsAt }), { refused, ...way });
  if (!("url" in page)) return page;
  if (!isWebAddress(page.url))
    throw new GatewayUnreachable(`${connector.identifier} opened a page without an address.`);
  return { url: page.url, refs: present(page.refs), expiresAt: shifted(page.endsAt ?? endsAt, ahead) } as OpenPage;
}

/** A gateway call with its idempotency key, which is null for calls that are idempotent without one. */
type Keyed<C> = { readonly call: C; readonly key: string | null; readonly firstSentAt: Date | null };

function keyed<C extends AnyCall>(kind: CallKind, call: C): Keyed<C> {
  return { call, key: `${kind}:${call.referenceNumber}`, firstSentAt: call.firstSentAt };
}

/**
 * @throws {NotSent} if certainly nothing happened
 * @throws {GatewayUnreachable} if the outcome is unknown
 */
async function acted<C extends AnyCall, Answer>(
  connector: Connector,
  ctx: Ctx,
  keyed: Keyed<C>,
  way: PlainExchange<C, Answer>,
): Promise<Answer> {
  try {
    return await carriedOut(connector, ctx, keyed, way);
  } catch (error) {
    if (error instanceof RefusedHere) return way.refused({ status: 400, said: error.said });
    throw error;
  }
}

async function carriedOut<C extends AnyCall, Answer>(
  connector: Connector,
  ctx: Ctx,
  { call, key, firstSentAt }: Keyed<C>,
  way: PlainExchange<C, Answer>,
): Promise<Answer> {
  const sent = { account: call.account, firstSentAt };
  const made = { ...call, merchantId: ctx.merchant.id };
  const first = way.prepare?.request(made) ?? null;
  const preparing = first && (await exchange(connector, sent, first));
  if (preparing !== null && !isTaken(preparing)) return way.refused(preparing);
  const prepared = preparing && read(connector, way.prepare?.read(preparing.said) ?? null);
  const step = way.request(made, prepared);
  if ("answer" in step) return step.answer;
  const reply = await exchange(connector, sent, { key, ...step });
  if (isTaken(reply)) return read(connector, way.read(reply.said, call));
  const refused = way.refused(reply);
  if (way.recheck === undefined) return refused;
  const now = await exchange(connector, { ...sent, firstSentAt: null }, way.recheck(call));
  const found = isTaken(now) ? way.read(now.said, call) : null;
  return found !== null && isConfirmed(found, call) ? found : refused;
}

function isConfirmed(found: unknown, { referenceNumber }: AnyCall): boolean {
  return !isJsonObject(found) || (found.outcome === "success" && found.about === referenceNumber);
}

function read<Answer>({ identifier }: Connector, answer: Answer | null): Answer {
  if (answer === null) throw new GatewayUnreachable(`${identifier}: the answer is unreadable.`);
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
  const { verify, identifier, accountFields, notifications } = connector;
  const fault = fieldFault(accountFields, account) ?? halfFault(notifications?.signature.basic, account);
  if (fault !== null) return { ok: false, cause: "value", ...fault };
  try {
    const reply = await answered(connector, account, verify.request(account));
    if (reply.status >= 500) throw new GatewayUnreachable(described(connector, reply));
    if (isTaken(reply)) return { ok: true, account: read(connector, verify.read(reply.said, account)) };
    return { ok: false, cause: CAUSES[reply.status] ?? "key", ...verify.refused(reply) };
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    const field = verify.unreached?.(account) ?? accountFields[0]?.name ?? "";
    return { ok: false, cause: "network", field, why: `${identifier} cannot be reached. ${error.message}` };
  }
}
