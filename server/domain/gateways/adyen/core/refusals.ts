/**
 * Adyen's refusals mapped to the common categories
 * (https://docs.adyen.com/development-resources/refusal-reasons).
 */
import type { Decline } from "../../core/result";

type Advice = Pick<Decline, "category" | "again">;

const LATER: Advice = { category: "issuer_soft", again: "later" };
const HARD: Advice = { category: "issuer_hard", again: "never" };
const FRAUD: Advice = { category: "fraud", again: "never" };
const CARD: Advice = { category: "card_data", again: "never" };
const LIMIT: Advice = { category: "limit", again: "later" };
const FAULT: Advice = { category: "gateway_fault", again: "other_gateway" };
const OTHER_WAY: Advice = { category: "method_not_allowed", again: "other_gateway" };
const UNAUTHENTICATED: Advice = { category: "authentication_failed", again: "unknown" };
const UNKNOWN: Advice = { category: "unknown", again: "unknown" };

/** `refusalReasonCode`, the reason text in notifications, and the category. */
export const REFUSALS: readonly (readonly [code: string, reason: string, advice: Advice])[] = [
  ["2", "Refused", LATER],
  ["3", "Referral", LATER],
  ["4", "Acquirer Error", FAULT],
  ["5", "Blocked Card", HARD],
  ["6", "Expired Card", CARD],
  ["7", "Invalid Amount", OTHER_WAY],
  ["8", "Invalid Card Number", CARD],
  ["9", "Issuer Unavailable", FAULT],
  ["10", "Not supported", OTHER_WAY],
  ["11", "3D Not Authenticated", UNAUTHENTICATED],
  ["12", "Not enough balance", { category: "insufficient_funds", again: "later" }],
  ["14", "Acquirer Fraud", FRAUD],
  ["15", "Cancelled", UNKNOWN],
  ["16", "Shopper Cancelled", UNKNOWN],
  ["17", "Invalid Pin", CARD],
  ["18", "Pin tries exceeded", LIMIT],
  ["19", "Pin validation not possible", LATER],
  ["20", "FRAUD", FRAUD],
  ["21", "Not Submitted", FAULT],
  ["22", "FRAUD-CANCELLED", FRAUD],
  ["23", "Transaction Not Permitted", OTHER_WAY],
  ["24", "CVC Declined", CARD],
  ["25", "Restricted Card", HARD],
  ["26", "Revocation Of Auth", HARD],
  ["27", "Declined Non Generic", LATER],
  ["28", "Withdrawal amount exceeded", LIMIT],
  ["29", "Withdrawal count exceeded", LIMIT],
  ["31", "Issuer Suspected Fraud", FRAUD],
  ["32", "AVS Declined", CARD],
  ["33", "Card requires online pin", OTHER_WAY],
  ["34", "No checking account available on Card", CARD],
  ["35", "No savings account available on Card", CARD],
  ["36", "Mobile pin required", OTHER_WAY],
  ["37", "Contactless fallback", OTHER_WAY],
  ["38", "Authentication required", { category: "authentication_required", again: "with_authentication" }],
  ["39", "RReq not received from DS", UNAUTHENTICATED],
  ["40", "Current AID is in Penalty Box", FAULT],
  ["41", "CVM Required Restart Payment", OTHER_WAY],
  ["42", "3DS Authentication Error", UNAUTHENTICATED],
  ["43", "Online PIN required", OTHER_WAY],
  ["44", "Try another interface", OTHER_WAY],
  ["45", "Chip downgrade mode", OTHER_WAY],
  ["46", "Transaction blocked by Adyen to prevent excessive retry fees", HARD],
  ["50", "Token Revoked", HARD],
];

const BY_CODE = new Map(REFUSALS.map((row) => [row[0], row]));
const BY_REASON = new Map(REFUSALS.map((row) => [row[1].toLowerCase(), row]));

/** Mastercard's advice codes 03 and 21: never try this card again. */
const NEVER_AGAIN = /^\s*(03|3|21)\b/;

/** A refusal in an answer or a notification; missing parts are null. */
export type RefusalFacts = {
  readonly code: string | null;
  readonly reason: string | null;
  /** `additionalData.refusalReasonRaw`, such as `51 : Insufficient funds`. */
  readonly raw: string | null;
  /** `additionalData.merchantAdviceCode`. */
  readonly advice: string | null;
};

/** The category of a refusal; `unknown` for unknown codes and reasons. */
export function declineOf({ code, reason, raw, advice }: RefusalFacts): Decline {
  const row = BY_CODE.get(code ?? "") ?? BY_REASON.get((reason ?? "").trim().toLowerCase());
  const { category, again } = row?.[2] ?? UNKNOWN;
  const networkCode = /^\s*([A-Z0-9]{1,4})\s*(:|$)/i.exec(raw ?? "")?.[1];
  return {
    category,
    code: row?.[0] ?? code ?? "unknown",
    ...(networkCode !== undefined && { networkCode }),
    again: NEVER_AGAIN.test(advice ?? "") ? "never" : again,
  };
}
