import type { Ctx } from "@/server/kernel/types";
import type { Account, AccountField, Environment } from "../core/opened-account";
import type { CheckCause } from "../core/words";
import { type AccountCheck, NotSent } from "../port";
import { ask } from "./client";
import { ACCOUNT } from "./core/wire";

const KEY = /^(?:sk|rk)_(test|live)_\w+$/;
const WEBHOOK_SECRET = /^whsec_\w+$/;

export const ACCOUNT_FIELDS: readonly AccountField[] = [
  { name: "secret_key", secret: true, required: true, test: /^(?:sk|rk)_test_/ },
  // Optional: Stripe creates this secret when the account's address is entered there.
  { name: "webhook_secret", secret: true, required: false, signs: true },
];

/** Checks the account by reading it at Stripe, for which a restricted key needs a permission. */
export async function verifyAccount(_ctx: Ctx, account: Account): Promise<AccountCheck> {
  const wrong = wrongField(account);
  if (wrong !== null) return wrong;
  try {
    const found = await ask({ account, reader: ACCOUNT }, (stripe, options) =>
      stripe.accounts.retrieveCurrent({}, options),
    );
    return { ok: true, account: found.id };
  } catch (error) {
    if (!(error instanceof NotSent)) throw error;
    return { ok: false, cause: causeOf(error), field: "secret_key", why: error.message };
  }
}

function causeOf({ message }: NotSent): CheckCause {
  if (message.includes("401")) return "key";
  return message.includes("403") ? "rights" : "network";
}

function wrongField({ values, environment }: Account): AccountCheck | null {
  const refused = (field: string, why: string): AccountCheck => ({ ok: false, cause: "value", field, why });
  const world = KEY.exec(values.secret_key ?? "")?.[1] as Environment | undefined;
  if (world === undefined) return refused("secret_key", "A secret or restricted key begins with sk_ or rk_.");
  if (world !== environment) return refused("secret_key", `This is a ${world} key in a ${environment} account.`);
  const { webhook_secret: secret } = values;
  if (secret === undefined || WEBHOOK_SECRET.test(secret)) return null;
  return refused("webhook_secret", "A signing secret begins with whsec_.");
}
