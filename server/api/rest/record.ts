import { linkColumns, maskedBody, recordRequest } from "@/server/domain/request-log";
import type { Actor } from "@/server/kernel/types";
import type { CallerKind } from "@/server/kernel/words";
import type { IncomingRequest, KnownRequest } from "./endpoint";
import { loggedPath } from "./logged-path";
import type { Reply } from "./reply";

const MOST_OF_PATH = 500;

type AnsweredCall = IncomingRequest & { readonly method: string; readonly milliseconds: number };

/** Writes the request to the merchant's log; unauthenticated requests are not logged. */
export function record(
  answered: AnsweredCall,
  { caller, body, caused = [] }: Partial<KnownRequest>,
  made: Reply,
): void {
  if (caller === undefined) return;
  const { actor, merchantId } = caller;
  const who = callerOf(actor);
  if (who === null) return;
  const { requestId, method, milliseconds } = answered;
  recordRequest({
    ...who,
    merchantId,
    requestId,
    method,
    milliseconds,
    answeredAt: new Date(),
    path: recordedPath(answered),
    status: made.status,
    requestBody: maskedBody(body),
    answerBody: maskedBody(made.body),
    ...linkColumns(caused),
  });
}

function callerOf(actor: Actor): { callerKind: CallerKind; callerId: string } | null {
  if (actor.kind === "user") return { callerKind: "user", callerId: String(actor.id) };
  // Restricted keys are logged as private keys; the id distinguishes them.
  if (actor.kind === "restricted_key") return { callerKind: "private_key", callerId: actor.keyId };
  return "keyId" in actor ? { callerKind: actor.kind, callerId: actor.keyId } : null;
}

/** The path with identifiers, by which the request log is searched; only tokens are replaced. */
function recordedPath({ url, params: { token } }: AnsweredCall): string {
  return loggedPath(url, token === undefined ? {} : { token }).slice(0, MOST_OF_PATH);
}
