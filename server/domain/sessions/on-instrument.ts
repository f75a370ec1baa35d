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

/** The answer of a session that was created to be paid, where a charge of it took the money or may have; null where none did. */
export type PaidAlready = (ctx: Ctx, sessionId: string) => Promise<Paid | null>;

/** What judges instruments and pays with them, and what tells how a request whose process died was paid. */
type InstrumentTable = { readonly judge: InstrumentHandler; readonly paidAlready: PaidAlready };

let table: InstrumentTable | null = null;

/** Has `next` serve every payment in the creating call; null leaves none. */
export function onInstrument(next: InstrumentTable | null): void {
  table = next;
}

/** What serves payments in the creating call, or null where this deployment has none. */
export function instrumentTable(): InstrumentTable | null {
  return table;
}
