/** Everything that leaves an audit event, by the object it is about (decision 0237). */

export const ACTIONS = {
  console: ["signed_in", "sign_in_refused", "code_refused", "signed_out", "proved", "session_ended", "page_refused"],
  second_factor: ["enrolled", "removed", "codes_renewed", "reset"],
  user: ["created", "changed", "password_changed", "deleted"],
  api_key: ["created", "revoked"],
  settings: ["changed"],
  card: ["deleted"],
  wallet: ["adjusted", "reversed"],
  export: ["payments", "activity"],
} as const;

export type ObjectType = keyof typeof ACTIONS;

/** Such as `user.changed`. */
export type AuditAction = { [Type in ObjectType]: `${Type}.${(typeof ACTIONS)[Type][number]}` }[ObjectType];

/** What an action is about. */
export function objectTypeOf(action: AuditAction): string {
  return action.split(".")[0] ?? action;
}
