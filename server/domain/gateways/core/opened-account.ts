/** What a connector declares of its accounts, and an account opened for one call. Plain data. */

/** One field of the form of an account at this connector. */
export type AccountField = {
  /** The key of {@link Account.values}: letters, digits and `_`. */
  readonly name: string;
  /** A secret is shown by its last four characters alone. */
  readonly secret: boolean;
  readonly required: boolean;
  /** Matches the values of test accounts, if the value itself tells test from live, such as `/^sk_test_/`. */
  readonly test?: RegExp;
};

/** Which of the gateway's two worlds an account lives in. */
export type Environment = "test" | "live";

/** An account opened for one call. It is never logged, and no part of it is ever in `raw`. */
export type Account = {
  /** The `pg_code` of the wire. */
  readonly gatewayCode: string;
  readonly environment: Environment;
  /** The declared fields that were given, by their names. */
  readonly values: Readonly<Record<string, string>>;
};
