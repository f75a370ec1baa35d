/** What pays a session in the creating call. Filled once, in `server/wiring.ts`. */

import type { GatewayAccount } from "@/server/domain/gateways";
import type { Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { Instrument } from "./contract/requests";
import type { WholeDraft } from "./validate-draft";

/** The session that is asked for, its only gateway account, and how it is to be paid. */
export type InstrumentRequest = {
  readonly draft: WholeDraft;
  /** What it asks for, judged by every rule. */
  readonly amount: Money;
  readonly account: GatewayAccount;
  readonly instrument: Instrument;
};

/** Status and body of the answer: the result of the payment in place of the session object. */
export type OneStepResult = { readonly status: number; readonly view: Readonly<Record<string, unknown>> };

/** Pays the session that was created for it. @throws {BadRequest} the gateway refused */
export type Pay = (ctx: Ctx, sessionId: string) => Promise<OneStepResult>;

/**
 * Judges the instrument before anything is written, and returns what pays with it.
 * @throws {InvalidFields} under `payment_instrument` or `pg_codes` @throws {BadRequest} it cannot pay this
 * session
 */
export type InstrumentHandler = (ctx: Ctx, request: InstrumentRequest) => Promise<Pay>;

/**
 * The answer of a session that was created to be paid, if a charge of it took the money or may have; null if
 * none did.
 */
export type FindEarlierResult = (ctx: Ctx, sessionId: string) => Promise<OneStepResult | null>;

/** Validates instruments, pays with them, and finds the result of a request whose process died. */
type InstrumentTable = { readonly validate: InstrumentHandler; readonly findEarlierResult: FindEarlierResult };

let table: InstrumentTable | null = null;

/** Has `next` serve every payment in the creating call; null leaves none. */
export function onInstrument(next: InstrumentTable | null): void {
  table = next;
}

/** Pays in the creating call, or null if this deployment does not serve that. */
export function instrumentTable(): InstrumentTable | null {
  return table;
}
