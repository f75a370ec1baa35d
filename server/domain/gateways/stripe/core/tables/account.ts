import type { AccountField } from "../../../core/opened-account";

export const ACCOUNT_FIELDS: readonly AccountField[] = [
  {
    name: "secret_key",
    secret: true,
    required: true,
    identifies: true,
    test: /^(?:sk|rk)_test_/,
    matches: [/^(?:sk|rk)_(?:test|live)_\w+$/, "A secret or restricted key begins with sk_ or rk_."],
  },
  // The webhook secret is optional, because Stripe creates it only for a known webhook address.
  {
    name: "webhook_secret",
    secret: true,
    required: false,
    signs: true,
    matches: [/^whsec_\w+$/, "A signing secret begins with whsec_."],
  },
];
