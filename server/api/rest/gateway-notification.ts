/** Receives gateways' notifications at an account's address (Spec, "Gateway notifications"). */
import { systemContext } from "@/server/context";
import { receiveNotification } from "@/server/domain/gateway-notifications";
import { AppError } from "@/server/kernel/errors";
import { logger } from "@/server/log";
import { refusalOf } from "@/server/refusal";
import { readBytes } from "./body";

const MOST_BYTES = 256 * 1_024;

/**
 * Answers 200 once the notification is stored, before processing; 401 for a bad signature, 404 for an unknown
 * account, 413 above 256 KB, 503 if the database is overloaded. The body is never logged.
 */
export async function answerNotification(request: Request, accountId: string): Promise<Response> {
  if (accountId.includes("\0")) return reply(404, "Not found.");
  const rawBody = await bodyOf(request);
  if (rawBody === null) return reply(413, "Too large.");
  const inbound = { headers: Object.fromEntries(request.headers), rawBody, receivedAt: new Date() };
  try {
    const reception = await receiveNotification(systemContext(), { accountId, inbound });
    if (reception === "kept") return reply(200, "Received.");
    return reception === "refused" ? reply(401, "Not authentic.") : reply(404, "Not found.");
  } catch (error) {
    const refusal = refusalOf(error);
    if (refusal?.kind !== "busy") logger().error({ err: error }, "A gateway's notification could not be kept.");
    return reply(refusal?.kind === "busy" ? 503 : 500, "Try again later.");
  }
}

function reply(status: number, detail: string): Response {
  const headers = { "Cache-Control": "no-store", ...(status === 503 && { "Retry-After": "1" }) };
  return Response.json({ detail }, { status, headers });
}

async function bodyOf(request: Request): Promise<Uint8Array | null> {
  try {
    return await readBytes(request, MOST_BYTES);
  } catch (error) {
    if (error instanceof AppError) return null;
    throw error;
  }
}
