/** The account fields of a connector, and an account opened for one call. Plain data. */

export type AccountField = {
  /** The key of {@link Account.values}: letters, digits and `_`. */
  readonly name: string;
  /** Only the last four characters of a secret are shown. */
  readonly secret: boolean;
  readonly required: boolean;
  /** Matches the values of test accounts, if the value shows the environment, such as `/^sk_test_/`. */
  readonly test?: RegExp;
};

export type Environment = "test" | "live";

/** An account with its secrets. Never logged, never part of `raw`. */
export type Account = {
  /** The `pg_code` of the wire. */
  readonly gatewayCode: string;
  readonly environment: Environment;
  /** The given fields by their names. */
  readonly values: Readonly<Record<string, string>>;
};
