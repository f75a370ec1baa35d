/** What pays a session in the creating call. Filled once, in `server/wiring.ts`. */
import type { Money } from "../../kernel/money";
import type { Ctx } from "../../kernel/types";
import type { GatewayAccount } from "../gateways";
import type { WholeDraft } from "./prepare";
import type { Instrument } from "./schema";

/** The session that is asked for, its only gateway account, and how it is to be paid. */
export type InstrumentRequest = {
  readonly draft: WholeDraft;
  /** What it asks for, judged by every rule. */
  readonly amount: Money;
  readonly account: GatewayAccount;
  readonly instrument: Instrument;
};

/** Status and body of the answer: the result of the payment stands where the session object would. */
export type Paid = { readonly status: number; readonly view: Readonly<Record<string, unknown>> };

/** Pays the session that was created for it. @throws {BadRequest} the gateway refused */
export type Pay = (ctx: Ctx, sessionId: string) => Promise<Paid>;

/**
 * Judges the instrument before anything is written, and returns what pays with it.
 * @throws {InvalidFields} under `payment_instrument` or `pg_codes` @throws {BadRequest} it cannot pay this session
 */
export type InstrumentHandler = (ctx: Ctx, request: InstrumentRequest) => Promise<Pay>;

let handler: InstrumentHandler | null = null;

/** Has `next` judge every instrument; null leaves none. */
export function onInstrument(next: InstrumentHandler | null): void {
  handler = next;
}

/** What judges instruments, or null where this deployment has no one-step payment. */
export function instrumentHandler(): InstrumentHandler | null {
  return handler;
}
