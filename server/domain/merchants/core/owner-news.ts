export const OWNER_NEWS = {
  "user.created": "user_created",
  "user.invited": "user_invited",
  "user.changed": "user_changed",
  "user.password_changed": "user_changed",
  "user.deleted": "user_deleted",
  "second_factor.reset": "user_changed",
  "api_key.created": "key_created",
  "api_key.changed": "key_changed",
  "api_key.rotated": "key_rotated",
  "api_key.revoked": "key_revoked",
  "restricted_key.created": "key_created",
  "restricted_key.rotated": "key_rotated",
  "restricted_key.revoked": "key_revoked",
  "settings.webhook_keys_renewed": "webhook_keys_renewed",
  "webhook_endpoint.created": "webhook_url_changed",
  "webhook_endpoint.changed": "webhook_url_changed",
  "webhook_endpoint.rotated": "webhook_keys_renewed",
  "webhook_endpoint.deleted": "webhook_url_changed",
  "gateway.created": "gateway_created",
  "gateway.keyed": "gateway_keyed",
} as const;

export type AdministrativeAction = keyof typeof OWNER_NEWS;

export type OwnerNews = (typeof OWNER_NEWS)[AdministrativeAction] | "webhook_url_changed" | "approval_changed";
