/** Codes of authenticator apps: RFC 6238 with SHA-1, 30 seconds and six digits. */
import { Secret, TOTP } from "otpauth";

const SETTINGS = { algorithm: "SHA1", digits: 6, period: 30 } as const;
/** Number of accepted time steps before and after the current one, because clocks differ. */
const WINDOW = 1;
const SECRET_BYTES = 20;

export function newTotpSecret(): string {
  return new Secret({ size: SECRET_BYTES }).base32;
}

export function totpAddress(
  secret: string,
  { issuer, label }: { readonly issuer: string; readonly label: string },
): string {
  return new TOTP({ ...SETTINGS, issuer, label, secret: Secret.fromBase32(secret) }).toString();
}

export function totpStep(secret: string, code: string, now: Date): number | null {
  const timestamp = now.getTime();
  const delta = TOTP.validate({
    ...SETTINGS,
    secret: Secret.fromBase32(secret),
    token: code,
    timestamp,
    window: WINDOW,
  });
  return delta === null ? null : Math.floor(timestamp / 1000 / SETTINGS.period) + delta;
}
