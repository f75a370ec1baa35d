/** Merchants, their users, keys and permissions, and who a request comes from. */
export { type AuthenticationRequest, authenticate, type Caller } from "./authenticate";
export { type CredentialKind, challenge } from "./credentials";
export {
  gatewayPermission,
  mayUse,
  requirePermission,
  type SessionType,
  sessionPermission,
} from "./permissions";
