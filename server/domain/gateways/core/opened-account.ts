/** The account fields of a connector, and an account decrypted for one call. */
import type { AccountEnvironment } from "./words";

export type AccountField = {
  /** The key of {@link Account.values}: letters, digits and `_`. */
  readonly name: string;
  /** True for a secret, of which only the last four characters are shown. */
  readonly secret: boolean;
  readonly required: boolean;
  /** True for the key that signs notifications: after a change the previous one stays valid for a week. */
  readonly signs?: true;
  /** True if changing the value may lead to another account of the gateway. */
  readonly identifies?: true;
  /** The accepted values of a choice; an empty value is accepted, too. */
  readonly choices?: readonly string[];
  /** Matches the values of test accounts such as `/^sk_test_/`, if a value shows its environment. */
  readonly test?: RegExp;
  /** What a value must match, and the error for any other. */
  readonly matches?: readonly [form: RegExp, why: string];
};

export type Environment = Exclude<AccountEnvironment, "simulated">;

/** An account with its secrets. Never logged, never part of `raw`. */
export type Account = {
  readonly gatewayCode: string;
  readonly environment: Environment;
  readonly values: Readonly<Record<string, string>>;
};
