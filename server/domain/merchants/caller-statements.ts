import { userStatement } from "./statements/caller-statements";

export const CALLER_BY_USERNAME = userStatement("caller_by_username", "u.username = $6");

/** Finds the user `$6` if the password has not changed since `$7`. */
export const CALLER_BY_TOKEN = userStatement(
  "caller_by_token",
  "u.id = $6::int AND u.password_changed_at = $7::timestamptz",
);
