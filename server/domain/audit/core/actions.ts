export const ACTIONS = {
  console: [
    "signed_in",
    "sign_in_refused",
    "sign_in_limited",
    "code_refused",
    "signed_out",
    "proved",
    "session_ended",
    "page_refused",
  ],
  second_factor: ["enrolled", "removed", "codes_renewed", "reset", "passkey_added", "passkey_removed"],
  user: [
    "created",
    "invited",
    "joined",
    "changed",
    "password_changed",
    "reset_requested",
    "identity_linked",
    "password_reset",
    "signed_out",
    "deleted",
  ],
  api_key: ["created", "changed", "rotated", "revoked"],
  restricted_key: ["created", "rotated", "revoked"],
  webhook_endpoint: ["created", "changed", "rotated", "deleted", "tested", "redelivered"],
  settings: ["changed", "webhook_keys_renewed"],
  payment: [
    "created",
    "refund",
    "capture",
    "void",
    "asked",
    "cancel",
    "expire",
    "delete",
    "restore",
    "inquire",
    "notified",
    "collect",
    "decided",
    "bulk_begun",
    "bulk_stopped",
  ],
  approval: ["approved", "rejected", "taken_back", "retried"],
  invoice: ["link_replaced"],
  payment_link: ["created", "changed", "closed"],
  event: ["redelivered", "all_redelivered"],
  card: ["deleted"],
  wallet: ["adjusted", "reversed"],
  view: ["saved", "renamed", "deleted"],
  export: ["payments", "payment_file", "activity", "report", "bookings"],
  report: ["requested"],
  gateway: ["event_handled", "provisioned", "created", "changed", "keyed", "previous_key_ended"],
  clock: ["advanced"],
  webhook: ["tested"],
  job: ["run_again"],
} as const;

export type ObjectType = keyof typeof ACTIONS;

export type AuditAction = { [Type in ObjectType]: `${Type}.${(typeof ACTIONS)[Type][number]}` }[ObjectType];

export function objectTypeOf(action: AuditAction): string {
  return action.split(".")[0] ?? action;
}
