import type { GatewayResult } from "./result";

export type Inquiry =
  | { readonly known: "answer"; readonly answer: GatewayResult }
  /** `nothing`: the gateway's look-up is complete, and the gateway has never received the call. */
  | { readonly known: "nothing" }
  /** `not_yet`: the gateway's look-up lags; query again after `askAfterSeconds`. */
  | { readonly known: "not_yet"; readonly askAfterSeconds: number }
  /**
   * `cannot_ask`: the gateway cannot be queried by reference; only its notification, or a repeat of the call,
   * reveals the outcome.
   */
  | { readonly known: "cannot_ask" }
  /**
   * `denied`: the gateway denies an object that it had reported, for example because the account's key was
   * changed.
   */
  | { readonly known: "denied" };

export const CANNOT_ASK: Inquiry = { known: "cannot_ask" };
