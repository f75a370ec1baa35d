/** A gateway's answer to an inquiry about an earlier call. */
import type { GatewayResult } from "./result";

export type Inquiry =
  | { readonly known: "answer"; readonly answer: GatewayResult }
  /** The gateway's lookup is complete and has no such reference: the call never arrived. */
  | { readonly known: "nothing" }
  /** The gateway's search lags: query again after that time. */
  | { readonly known: "not_yet"; readonly askAfterSeconds: number }
  /**
   * The gateway has no lookup by reference: only its notification, or a repeat of the call, brings the
   * outcome.
   */
  | { readonly known: "cannot_ask" }
  /** The gateway denies an object that it named itself, for example because the account's key was changed. */
  | { readonly known: "denied" };
