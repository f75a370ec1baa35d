import type { GatewayAccount } from "@/server/domain/gateways";
import type { Money } from "@/server/kernel/money";
import type { Ctx } from "@/server/kernel/types";
import type { Instrument } from "./contract/requests";
import type { WholeDraft } from "./validate-draft";

export type InstrumentRequest = {
  readonly draft: WholeDraft;
  readonly amount: Money;
  readonly account: GatewayAccount;
  readonly instrument: Instrument;
};

export type OneStepResult = { readonly status: number; readonly view: Readonly<Record<string, unknown>> };

/**
 * Pays the created session.
 * @throws {BadRequest} if the gateway refused the charge
 */
export type Pay = (ctx: Ctx, sessionId: string) => Promise<OneStepResult>;

/**
 * Validates the payment instrument before anything is written, and returns the function that pays.
 * @throws {InvalidFields} under `payment_instrument` or `pg_codes`
 * @throws {BadRequest} if the instrument cannot pay this session
 */
export type InstrumentHandler = (ctx: Ctx, request: InstrumentRequest) => Promise<Pay>;

export type FindEarlierResult = (ctx: Ctx, sessionId: string) => Promise<OneStepResult | null>;

type InstrumentTable = { readonly validate: InstrumentHandler; readonly findEarlierResult: FindEarlierResult };

let table: InstrumentTable | null = null;

export function onInstrument(next: InstrumentTable | null): void {
  table = next;
}

export function instrumentTable(): InstrumentTable | null {
  return table;
}
