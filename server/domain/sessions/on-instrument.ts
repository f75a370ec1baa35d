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

/**
 * What a session that was created to be paid answers, where a charge of it took the money or may have; null where none did.
 */
export type PaidAlready = (ctx: Ctx, sessionId: string) => Promise<Paid | null>;

/** Who judges and pays instruments, and tells of what was paid by a request whose process died. */
type InstrumentTable = { readonly judge: InstrumentHandler; readonly paidAlready: PaidAlready };

let handler: InstrumentTable | null = null;

/** Has `next` judge every instrument; null leaves none. */
export function onInstrument(next: InstrumentTable | null): void {
  handler = next;
}

/** What judges instruments, or null where this deployment has no one-step payment. */
export function instrumentHandler(): InstrumentTable | null {
  return handler;
}
