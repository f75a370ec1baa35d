export { SESSION_TYPES } from "@/server/kernel/words";
export { acceptsPublicKey } from "./accepts-public-key";
export { mayGrant, requireKeyMaker, requireKeysAdminister, withKept } from "./administering";
export { recordAdministration } from "./administration-record";
export { authenticate } from "./authenticate";
export { acceptInvitation, readInvitation } from "./console/accept-invitation";
export { type AlertReader, chooseAlertKinds, listAlertReaders } from "./console/alert-readers";
export { confirmAddress, readConfirmation, requestConfirmation } from "./console/confirm-address";
export { confirmCode, confirmPasskey } from "./console/confirm-code";
export { type ConsoleCtx, findConsoleUser } from "./console/find-console-user";
export { inviteAgain, inviteUser } from "./console/invite-user";
export { type KeyPairView, listKeyPairs } from "./console/list-key-pairs";
export type { PasskeyView } from "./console/list-passkeys";
export { changeIdleMinutes, renewWebhookKeys } from "./console/merchant-settings";
export { changeOwnPassword, choosePreferences, chooseTheme } from "./console/own-profile";
export { addPasskey, beginPasskey, removePasskey } from "./console/passkeys";
export { listPeople, type PersonDetail, type PersonView, readPerson } from "./console/people";
export { proofWanted, proveAgain, proveByPasskey } from "./console/prove-again";
export { askForPasskey } from "./console/prove-by-passkey";
export { readReset, requestPasswordReset, resetPassword } from "./console/reset-password";
export {
  beginEnrolment,
  confirmEnrolment,
  type EnrolmentView,
  readSecondFactor,
  removeSecondFactor,
  renewRecoveryCodes,
  type SecondFactorView,
} from "./console/second-factor";
export {
  type ConsoleSessionView,
  endOtherSessions,
  endSession,
  endSessionsOf,
  listConsoleSessions,
  signOut,
} from "./console/sessions";
export { type ShownRestrictedKey, shownRestrictedKeys } from "./console/shown-restricted-keys";
export { signIn } from "./console/sign-in";
export type { SettingsView, UserView } from "./contract/answers";
export { PasskeyName } from "./contract/passkeys";
export { IdleMinutes, Invitation, Login, NewPassword, NewUser, UserPatch } from "./contract/people";
export { ApiKeyPatch, BrandImageForm, ListQuery, NewApiKey, SettingsPatch } from "./contract/requests";
export { KeyRotation, NewRestrictedKey } from "./contract/restricted-keys";
export { BRAND_IMAGE_RULES, type BrandSlot, tooLargeFor } from "./core/brand-image-rules";
export { type TimeLeft, timeLeft } from "./core/console-limits";
export { ANY, meetsNeed, type Need, permissionsOf, WITHOUT_PERMISSION } from "./core/needs";
export { PASSKEYS_MAX } from "./core/passkey-rules";
export {
  FIXED_PERMISSIONS,
  gatewayPermission,
  isPermission,
  isRestricted,
  mayUse,
  requirePermission,
  seesAllTypes,
  sessionPermission,
  visibleTypes,
} from "./core/permissions";
export { createApiKey } from "./create-api-key";
export { createMerchant } from "./create-merchant";
export { createUser } from "./create-user";
export { type CredentialKind, challenge } from "./credentials";
export { deleteUser } from "./delete-user";
export { strangersQuota } from "./failure-quota";
export { issueToken } from "./issue-token";
export { signingKey, type WebhookKeys, webhookKeys, webhookSecrets } from "./keys";
export { listApiKeys } from "./list-api-keys";
export { listUsers } from "./list-users";
export { merchantById, merchantsByIds } from "./merchant-by-id";
export { type AccountNews, onAccountNews } from "./on-account-news";
export { type AdministrationNews, onAdministration } from "./on-administration";
export { type InvitationNews, onInvitation } from "./on-invitation";
export { onReminderDays, type ReminderDaysHandler } from "./on-reminder-days";
export { onZoneChange, type ZoneChange } from "./on-zone-change";
export { listMerchants, updateMerchant, userByName } from "./operator-commands";
export { PERMISSION_SETS, type PermissionSet, type SetTicks, ticksOf } from "./permission-sets";
export { printableLogo } from "./printable-logo";
export { type BrandImageFile, readBrandImage } from "./read-brand-image";
export { readSettings } from "./read-settings";
export { resetSecondFactor } from "./reset-second-factor";
export { createRestrictedKey, listRestrictedKeys, revokeRestrictedKey, rotateRestrictedKey } from "./restricted-keys";
export { revokeApiKey } from "./revoke-api-key";
export { rotateApiKey } from "./rotate-api-key";
export { SettingsChanged } from "./settings-changed";
export { hasCeiling, spendCeiling } from "./spend-ceiling";
export { knowsOrigin } from "./statements/knows-origin";
export { lockMerchant } from "./statements/merchant-row";
export { MERCHANT_COLUMNS } from "./statements/user-rows";
export { ofVisibleType } from "./statements/visible-rows";
export { storedAddress } from "./stored-address";
export { updateApiKey } from "./update-api-key";
export { updateSettings } from "./update-settings";
export { updateUser } from "./update-user";
export { removeBrandImage, uploadBrandImage } from "./upload-brand-image";
export { userActor } from "./user-rows";
