/** Why a charge of the service did not succeed, in words that customers' texts know. */

/** Keys of `chargeFailure` in `messages/`. */
export type ChargeFailureKind =
  | "issuingBank"
  | "cardExpired"
  | "insufficientFunds"
  | "declined"
  | "noCard"
  | "noGateway"
  | "error";

const KINDS: Readonly<Record<string, ChargeFailureKind>> = {
  "issuing bank declined": "issuingBank",
  "card expired": "cardExpired",
  "insufficient funds": "insufficientFunds",
  "no active card": "noCard",
  "payment gateway not available": "noGateway",
  "simulated error": "error",
};

/** The kind of a gateway's reason; a text that nobody told us about is a plain decline (decision §12, "Failure reasons"). */
export function chargeFailureKind(reason: string | null): ChargeFailureKind {
  return KINDS[reason?.toLowerCase() ?? ""] ?? "declined";
}
