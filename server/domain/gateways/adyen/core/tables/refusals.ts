import type { DeclineTable } from "../../../engine/core/declines";

/** Adyen's refusal codes and texts (https://docs.adyen.com/development-resources/refusal-reasons). */
export const REFUSAL_TABLE: DeclineTable = {
  issuer_soft: ["2 Refused", "3 Referral", "19 Pin validation not possible", "27 Declined Non Generic"],
  gateway_fault: ["4 Acquirer Error", "9 Issuer Unavailable", "21 Not Submitted", "40 Current AID is in Penalty Box"],
  issuer_hard: [
    "5 Blocked Card",
    "25 Restricted Card",
    "26 Revocation Of Auth",
    "46 Transaction blocked by Adyen to prevent excessive retry fees",
    "50 Token Revoked",
  ],
  card_data: [
    "6 Expired Card",
    "8 Invalid Card Number",
    "17 Invalid Pin",
    "24 CVC Declined",
    "32 AVS Declined",
    "34 No checking account available on Card",
    "35 No savings account available on Card",
  ],
  method_not_allowed: [
    "7 Invalid Amount",
    "10 Not supported",
    "23 Transaction Not Permitted",
    "33 Card requires online pin",
    "36 Mobile pin required",
    "37 Contactless fallback",
    "41 CVM Required Restart Payment",
    "43 Online PIN required",
    "44 Try another interface",
    "45 Chip downgrade mode",
  ],
  authentication_failed: ["11 3D Not Authenticated", "39 RReq not received from DS", "42 3DS Authentication Error"],
  insufficient_funds: ["12 Not enough balance"],
  fraud: ["14 Acquirer Fraud", "20 FRAUD", "22 FRAUD-CANCELLED", "31 Issuer Suspected Fraud"],
  limit: ["18 Pin tries exceeded", "28 Withdrawal amount exceeded", "29 Withdrawal count exceeded"],
  authentication_required: ["38 Authentication required"],
  unknown: ["15 Cancelled", "16 Shopper Cancelled"],
};

/** Mastercard's advice codes 03 and 21 forbid charging this card ever again. */
export const NEVER_AGAIN = /^\s*(03|3|21)\b/;
