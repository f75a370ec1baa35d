import { jsonObject, jsonText } from "@/server/kernel/json";
import { retryAfterSeconds } from "@/server/kernel/retry-after";
import { guardedFetch } from "@/server/outbound/agents";
import { FORBIDDEN_ADDRESS } from "@/server/outbound/guard-address";
import type { Account } from "../core/opened-account";
import { GatewayUnreachable, KeyRefused, NotSent, RightMissing, StoredFailure, Throttled } from "../port";
import type { Connector, Reply, Request } from "./connector";
import { addressOf, encoded } from "./core/encode";
import { saidFirst, saidIn } from "./core/said";

/** Time-out in milliseconds, shorter than the deadline of gateway calls (Spec, "Gateway calls"). */
const TIMEOUT_MS = 20_000;

const NEVER_SENT = new Set([
  FORBIDDEN_ADDRESS,
  "ECONNREFUSED",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "ENOTFOUND",
  "EAI_AGAIN",
  "UND_ERR_CONNECT_TIMEOUT",
]);
const NO_CERTIFICATE = /^(ERR_TLS|CERT_|UNABLE_TO|DEPTH_ZERO|SELF_SIGNED)/;

/** Statuses of refusals before the gateway acts: wrong key, missing permission, rate limit. */
export const BEFORE_ACTING: ReadonlySet<number> = new Set([401, 403, 429]);

/** Thrown if the connector refuses to send a call; `said` has the form of a gateway's refusal. */
export class RefusedHere extends NotSent {
  constructor(readonly said: Reply["said"]) {
    super("The connector refuses the call.");
  }
}

export type Line = Pick<Connector, "identifier" | "transport">;

/**
 * When the call's reference was first sent; null if never. If a repeated call fails, the first call may have
 * succeeded.
 */
export type Sending = { readonly account: Account; readonly firstSentAt: Date | null };

const NO_CONTENT = 204;
const TOO_MANY_REQUESTS = 429;

type AnyReply = Reply & { readonly isReplay: boolean; readonly retryAfter: string | null };

export function described({ identifier, transport }: Line, { status, said }: Reply): string {
  const texts = transport.errors.map((path) => saidFirst(said, path)).filter((text) => text !== null);
  return `${identifier} answered ${status} (${texts.join(", ") || "no error"}).`;
}

/**
 * @returns the reply of a gateway that accepted the request (2xx) or refused it (4xx)
 * @throws {NotSent} if certainly nothing happened
 * @throws {GatewayUnreachable} if the outcome is unknown
 * @throws {StoredFailure}
 */
export async function exchange(line: Line, { account, firstSentAt }: Sending, request: Request): Promise<Reply> {
  try {
    const reply = await answered(line, account, request);
    const { identifier, transport } = line;
    if (reply.status >= 500 && reply.isReplay)
      throw new StoredFailure(`${identifier} repeats its answer with status ${reply.status}.`);
    if (reply.status === 401) throw new KeyRefused(described(line, reply));
    if (reply.status === TOO_MANY_REQUESTS)
      throw new Throttled(described(line, reply), retryAfterSeconds(reply.retryAfter, new Date()));
    if (BEFORE_ACTING.has(reply.status)) throw new RightMissing(described(line, reply));
    if (reply.status >= 500 || transport.isUnknown(reply)) throw new GatewayUnreachable(described(line, reply));
    return reply;
  } catch (error) {
    if (!(error instanceof NotSent) || firstSentAt === null) throw error;
    throw new GatewayUnreachable(error.message, { cause: error });
  }
}

export async function answered({ identifier, transport }: Line, account: Account, request: Request): Promise<AnyReply> {
  const base = transport.baseUrl(account);
  if (base === null) throw new NotSent(`The account at ${identifier} lacks a part of its address.`);
  const body = request.body && encoded(request.body, transport.encoding);
  const { status, text, headers } = await sent(identifier, addressOf(base, request), {
    method: request.method,
    headers: {
      Accept: "application/json",
      ...transport.headers(account),
      ...(body !== undefined && { "Content-Type": body.type }),
      ...(typeof request.key === "string" && { "Idempotency-Key": request.key }),
    },
    ...(body !== undefined && { body: body.text }),
  });
  const said = saidIn(text);
  const isReplay = transport.isReplay?.(headers) ?? false;
  const isReadable = (status === NO_CONTENT && said === null) || transport.isOwn(status, said);
  if (!isReadable && !(status >= 500 && isReplay))
    throw new GatewayUnreachable(`${identifier} answered ${status} without a readable answer.`);
  return { status, said: said ?? {}, isReplay, retryAfter: headers.get("retry-after") };
}

type Raw = { readonly status: number; readonly text: string; readonly headers: Headers };

async function sent(name: string, url: string, init: RequestInit): Promise<Raw> {
  try {
    const answer = await guardedFetch(url, { ...init, redirect: "error", signal: AbortSignal.timeout(TIMEOUT_MS) });
    return { status: answer.status, text: await answer.text(), headers: answer.headers };
  } catch (error) {
    const code = codeOf(error);
    const message = `${name}: ${code ?? (error instanceof Error ? error.name : "no answer")}`;
    if (code !== null && (NEVER_SENT.has(code) || NO_CERTIFICATE.test(code))) throw new NotSent(message);
    throw new GatewayUnreachable(message);
  }
}

/** The error code of a failed `fetch`; if several addresses were tried, a code that all failed with. */
function codeOf(error: unknown): string | null {
  const cause = error instanceof Error ? error.cause : undefined;
  const parts = cause instanceof AggregateError ? cause.errors : [cause];
  const codes = new Set(parts.map((part) => jsonText(jsonObject(part)?.code)));
  const [code = null] = codes;
  return codes.size === 1 ? code : null;
}

export function isTaken({ status }: Reply): boolean {
  return status >= 200 && status < 300;
}
