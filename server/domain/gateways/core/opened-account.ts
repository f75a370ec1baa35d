/** The account fields of a connector, and an account decrypted for one call. */
import type { AccountEnvironment } from "./words";

export type AccountField = {
  /** Key of the account field in {@link Account.values}: letters, digits and `_`. */
  readonly name: string;
  /** True for a secret account field, of which only the last four characters are shown. */
  readonly secret: boolean;
  readonly required: boolean;
  readonly requiredLive?: true;
  /** True for the account field that signs notifications; a replaced value stays valid for a week. */
  readonly signs?: true;
  /** True if another value may lead to another account of the gateway. */
  readonly identifies?: true;
  /** Values to choose from; an empty value is always accepted. */
  readonly choices?: readonly string[];
  /**
   * Pattern of values of test accounts, such as `/^sk_test_/`; absent if values do not show the kind of
   * account.
   */
  readonly test?: RegExp;
  /** Pattern of valid values, and the error for others. */
  readonly matches?: readonly [form: RegExp, why: string];
};

export type Environment = Exclude<AccountEnvironment, "simulated">;

/** A gateway account with its decrypted secrets, which are never logged, nor part of an answer's `raw`. */
export type Account = {
  readonly gatewayCode: string;
  readonly environment: Environment;
  /** The gateway's own name of the account, such as `acct_1A2b` at Stripe; null while unknown. */
  readonly name: string | null;
  readonly values: Readonly<Record<string, string>>;
};
