import type { Account } from "../core/opened-account";
import { type AccountCheck, NotSent } from "../port";
import { fieldFault } from "./core/account";
import { saidText } from "./core/said";
import { type AdyenReply, answered, isTaken } from "./exchange";

/** Error codes for a wrong merchant account, or one that the key may not use. */
const WRONG_MERCHANT = new Set(["901", "905"]);

/**
 * Requests the payment methods of the merchant account, which moves no money. Only the first notification
 * verifies the notification key.
 * @throws {GatewayUnreachable}
 */
export async function verifyAccount(account: Account): Promise<AccountCheck> {
  const fault = fieldFault(account);
  if (fault !== null) return { ok: false, ...fault };
  try {
    const body = { merchantAccount: account.values.merchant_account };
    return checked(await answered(account, { method: "POST", path: "/paymentMethods", body }));
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    const field = account.environment === "live" ? "live_prefix" : "api_key";
    return { ok: false, field, why: `Adyen cannot be reached. ${error.message}` };
  }
}

function checked(reply: AdyenReply): AccountCheck {
  if (isTaken(reply)) return { ok: true };
  const code = saidText(reply.said, "errorCode") ?? "";
  const why = saidText(reply.said, "message") ?? `Adyen answered ${reply.status}.`;
  const isMerchant = reply.status === 403 || WRONG_MERCHANT.has(code);
  return { ok: false, field: isMerchant ? "merchant_account" : "api_key", why };
}
