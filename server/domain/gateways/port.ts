/**
 * The gateway port: what Sarraf asks of every payment gateway, and nothing of how one of them works.
 * docs/adding-a-gateway.md says how to write one; `contract.ts` holds the suite that each must pass.
 */
import type { Money } from "../../kernel/money";
import type { Ctx } from "../../kernel/types";

/** What the gateway said of one call. `pending` means: it has the call and has not decided. */
export type GatewayOutcome = "success" | "failed" | "error" | "canceled" | "pending";

/** A card as it may be kept and shown: never the number of a real card. */
export type CardFacts = {
  /** The gateway's token, when it made or charged one. */
  readonly token: string | null;
  readonly brand: string | null;
  readonly last4: string;
  readonly expiryMonth: number;
  readonly expiryYear: number;
  readonly nameOnCard: string | null;
  readonly cvvRequired: boolean;
};

/** The gateway's answer. */
export type GatewayResult = {
  readonly outcome: GatewayOutcome;
  /** Why not, when it did not succeed; at most 255 characters. */
  readonly message: string | null;
  /** The answer as the gateway gave it: the wire's `gateway_response`. */
  readonly raw: Readonly<Record<string, unknown>>;
  /** The normalised fields of the wire's `pg_params`; only the keys that the gateway filled. */
  readonly params: Readonly<Record<string, string>>;
  readonly card: CardFacts | null;
};

/** What is charged with: a card typed on a page that this service serves, or a token of an earlier one. */
export type ChargeSource =
  | { readonly kind: "card"; readonly number: string; readonly expiryMonth: number; readonly expiryYear: number; readonly save: boolean }
  | { readonly kind: "token"; readonly token: string };

/** The account at the gateway that is used, and the reference that identifies the call there for ever. */
type Call = {
  readonly gatewayCode: string;
  /** Unique per call. The same reference again returns the first answer; it never acts twice. */
  readonly referenceNumber: string;
};

export type ChargeCall = Call & {
  /** `purchase` takes the money at once, `authorize` holds it for a later capture. */
  readonly operation: "purchase" | "authorize";
  /** Fee included, in a currency the gateway accepts. */
  readonly total: Money;
  readonly source: ChargeSource;
  /** Of the simulated gateway: which real gateway's response shape to answer in. */
  readonly shape?: string;
};

export type FollowUpCall = Call & {
  readonly chargeReference: string;
  readonly amount: Money;
  /** The operation's parameters for the gateway, as the merchant sent them. */
  readonly extra: Readonly<Record<string, unknown>>;
};

export type TokeniseCall = Call & { readonly source: Extract<ChargeSource, { kind: "card" }>; readonly shape?: string };

export type InquireCall = Call & { readonly kind: "charge" | "capture" | "void" | "refund" | "tokenise" };

/** What a gateway can do at all; a merchant's account at it may allow less. */
export type GatewayCapabilities = {
  readonly operations: readonly ("capture" | "void" | "refund")[];
  readonly tokenise: boolean;
  readonly autoDebit: boolean;
  readonly authorize: boolean;
  /** The gateway's card page is served by this application. */
  readonly hostedCardPage: boolean;
};

/**
 * A payment gateway. Every method answers with what the gateway decided, or throws {@link GatewayUnreachable} when nobody
 * can know: a time-out, a broken connection, an answer that makes no sense. It does not retry.
 */
export interface Gateway {
  /** Stable and unique per connector, for example `sarraf_sandbox`. */
  readonly identifier: string;
  /** The network behind it; equal to `identifier` for most. */
  readonly processor: string;
  /** The gateway kind on the wire: `gateway_name`, `pg_name`. */
  readonly name: string;
  readonly capabilities: GatewayCapabilities;
  charge(ctx: Ctx, call: ChargeCall): Promise<GatewayResult>;
  capture(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  void(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  refund(ctx: Ctx, call: FollowUpCall): Promise<GatewayResult>;
  tokenise(ctx: Ctx, call: TokeniseCall): Promise<GatewayResult>;
  /** What became of an earlier call; null when the gateway knows nothing of that reference. */
  inquire(ctx: Ctx, call: InquireCall): Promise<GatewayResult | null>;
}

/** Nobody knows whether the gateway acted. The caller leaves its row `processing` and the resolver asks later. */
export class GatewayUnreachable extends Error {}
