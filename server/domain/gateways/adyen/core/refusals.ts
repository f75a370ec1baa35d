/**
 * Adyen's refusals mapped to the common categories
 * (https://docs.adyen.com/development-resources/refusal-reasons).
 */
import type { Decline } from "../../core/result";

type Advice = Pick<Decline, "category" | "again">;

/** `refusalReasonCode` and the text of notifications, by category and advice. */
const TABLE: readonly (readonly [...advice: [Advice["category"], Advice["again"]], refusals: string])[] = [
  ["issuer_soft", "later", "2 Refused|3 Referral|19 Pin validation not possible|27 Declined Non Generic"],
  [
    "gateway_fault",
    "other_gateway",
    "4 Acquirer Error|9 Issuer Unavailable|21 Not Submitted|40 Current AID is in Penalty Box",
  ],
  [
    "issuer_hard",
    "never",
    "5 Blocked Card|25 Restricted Card|26 Revocation Of Auth|50 Token Revoked|" +
      "46 Transaction blocked by Adyen to prevent excessive retry fees",
  ],
  [
    "card_data",
    "never",
    "6 Expired Card|8 Invalid Card Number|17 Invalid Pin|24 CVC Declined|32 AVS Declined|" +
      "34 No checking account available on Card|35 No savings account available on Card",
  ],
  [
    "method_not_allowed",
    "other_gateway",
    "7 Invalid Amount|10 Not supported|23 Transaction Not Permitted|33 Card requires online pin|" +
      "36 Mobile pin required|37 Contactless fallback|41 CVM Required Restart Payment|43 Online PIN required|" +
      "44 Try another interface|45 Chip downgrade mode",
  ],
  [
    "authentication_failed",
    "unknown",
    "11 3D Not Authenticated|39 RReq not received from DS|42 3DS Authentication Error",
  ],
  ["insufficient_funds", "later", "12 Not enough balance"],
  ["fraud", "never", "14 Acquirer Fraud|20 FRAUD|22 FRAUD-CANCELLED|31 Issuer Suspected Fraud"],
  ["limit", "later", "18 Pin tries exceeded|28 Withdrawal amount exceeded|29 Withdrawal count exceeded"],
  ["authentication_required", "with_authentication", "38 Authentication required"],
  ["unknown", "unknown", "15 Cancelled|16 Shopper Cancelled"],
];

/** `refusalReasonCode`, the reason text in notifications, and the category. */
export const REFUSALS: readonly (readonly [code: string, reason: string, advice: Advice])[] = TABLE.flatMap(
  ([category, again, refusals]) =>
    refusals.split("|").map((text) => {
      const [code = "", ...words] = text.split(" ");
      return [code, words.join(" "), { category, again }] as const;
    }),
);

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

export function declineOf({ code, reason, raw, advice }: RefusalFacts): Decline {
  const row = BY_CODE.get(code ?? "") ?? BY_REASON.get((reason ?? "").trim().toLowerCase());
  const { category, again } = row?.[2] ?? { category: "unknown", again: "unknown" };
  const networkCode = /^\s*([A-Z0-9]{1,4})\s*(:|$)/i.exec(raw ?? "")?.[1];
  return {
    category,
    code: row?.[0] ?? code ?? "unknown",
    ...(networkCode !== undefined && { networkCode }),
    again: NEVER_AGAIN.test(advice ?? "") ? "never" : again,
  };
}
