/** Payments for tests: sessions, attempts, and a merchant's server with configurable responses. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { payByCard, startAttempt } from "@/server/domain/payments";
import { CreateSession, createSession } from "@/server/domain/sessions";
import { EVENT_KINDS } from "@/server/domain/webhooks/core/words";
import { readInput } from "@/server/kernel/read-input";
import type { TestMerchant } from "./harness";

/** Creates a session through the API's schema; `wire` adds or replaces fields of the body. */
export async function newSession(merchant: TestMerchant, wire: Record<string, unknown> = {}): Promise<string> {
  const body = {
    type: "payment_request",
    amount: "10.500",
    currency_code: "KWD",
    pg_codes: ["sandbox"],
    language: "en",
    ...wire,
  };
  const { session_id: id } = await createSession(merchant.ctx, readInput(CreateSession, body));
  return id;
}

/** The token of a new attempt's pay page. @throws {Error} if the session accepts no attempt */
export async function payPage(merchant: TestMerchant, sessionId: string, pgCode = "sandbox"): Promise<string> {
  const outcome = await startAttempt(merchant.ctx, { sessionId, pgCode });
  if (outcome.kind !== "pay") throw new Error(`No pay page, but ${outcome.kind}.`);
  return outcome.payPageToken;
}

/** The test card whose number ends in `ending`. */
export function typed(ending: string, save = false) {
  return { card: { number: `41111111111111${ending}`, expiry: "12/30", cvv: "123" }, save, shape: null };
}

/** Chooses the gateway and pays with the test card whose number ends in `ending`. */
export async function pay(
  merchant: TestMerchant,
  sessionId: string,
  ending: string,
  { pgCode = "sandbox", save = false }: { pgCode?: string; save?: boolean } = {},
) {
  const token = await payPage(merchant, sessionId, pgCode);
  return payByCard(merchant.ctx, { token, ...typed(ending, save) });
}

/** The session's state, and its attempts' states, oldest first. */
export async function stateOf(merchant: TestMerchant, sessionId: string) {
  const session = await merchant.ctx.db.paymentSession.findUniqueOrThrow({
    where: { id: sessionId },
    include: { attempts: { orderBy: { number: "asc" } } },
  });
  return { ...session, attemptStates: session.attempts.map(({ state }) => state) };
}

/** The session's webhook events in order, each with its parsed payload. */
export async function eventsOf(merchant: TestMerchant, sessionId: string) {
  const where = { objectId: sessionId, kind: { in: [...EVENT_KINDS] } };
  const rows = await merchant.ctx.db.event.findMany({ where, orderBy: { number: "asc" } });
  return rows.map((row) => ({ ...row, body: readPayload(row.payload) }));
}

/** The cast is safe, because events contain JSON objects that this service wrote. */
function readPayload(payload: string): Record<string, unknown> {
  return JSON.parse(payload);
}

/** A merchant's server: its received requests and its response. */
export type Receiver = { readonly url: string; readonly bodies: Record<string, unknown>[]; close(): Promise<void> };

/** Listens on a free port and answers every post with `status`. */
export async function receiver(status: number): Promise<Receiver> {
  const bodies: Record<string, unknown>[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on("data", (chunk: Buffer) => chunks.push(chunk));
    request.on("end", () => {
      bodies.push(JSON.parse(Buffer.concat(chunks).toString("utf8")));
      response.writeHead(status).end();
    });
  });
  await new Promise<void>((listening) => server.listen(0, "127.0.0.1", listening));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/hook`,
    bodies,
    close: () =>
      new Promise((closed) => {
        server.close(() => closed());
        server.closeAllConnections();
      }),
  };
}
