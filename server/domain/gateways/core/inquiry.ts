/** A gateway's answer to an inquiry about an earlier call. */
import type { GatewayResult } from "./result";

export type Inquiry =
  | { readonly known: "answer"; readonly answer: GatewayResult }
  /** The gateway has certainly never received the call, because its look-up is complete. */
  | { readonly known: "nothing" }
  /** The gateway's look-up lags: query again after that time. */
  | { readonly known: "not_yet"; readonly askAfterSeconds: number }
  /**
   * The gateway has no look-up by reference: only its notification, or a repeat of the call, reveals the
   * outcome.
   */
  | { readonly known: "cannot_ask" }
  /** The gateway denies an object that it had reported, for example because the account's key was changed. */
  | { readonly known: "denied" };
