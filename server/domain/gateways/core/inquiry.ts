/** What a gateway answers when it is asked about an earlier call. Plain data. */
import type { GatewayResult } from "./result";

/** What a gateway knows of an earlier call. */
export type Inquiry =
  | { readonly known: "answer"; readonly answer: GatewayResult }
  /** It has no such reference, and its word is good: the call never arrived. */
  | { readonly known: "nothing" }
  /** What it searches lags behind: it may have the call, and is to be asked again after that long. */
  | { readonly known: "not_yet"; readonly askAfterSeconds: number }
  /** It cannot be asked by reference: only its notification, or the call again, tells. */
  | { readonly known: "cannot_ask" };
