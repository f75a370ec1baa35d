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
  if (fault !== null) return { ok: false, cause: "value", ...fault };
  try {
    const merchantAccount = account.values.merchant_account ?? "";
    const reply = await answered(account, { method: "POST", path: "/paymentMethods", body: { merchantAccount } });
    return isTaken(reply) ? { ok: true, account: merchantAccount } : refused(reply);
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    const field = account.environment === "live" ? "live_prefix" : "api_key";
    return { ok: false, cause: "network", field, why: `Adyen cannot be reached. ${error.message}` };
  }
}

function refused({ status, said }: AdyenReply): AccountCheck {
  const code = saidText(said, "errorCode") ?? "";
  const why = saidText(said, "message") ?? `Adyen answered ${status}.`;
  if (WRONG_MERCHANT.has(code)) return { ok: false, cause: "account", field: "merchant_account", why };
  const cause = ({ 403: "rights", 429: "network" } as const)[status] ?? "key";
  return { ok: false, cause, field: "api_key", why };
}
