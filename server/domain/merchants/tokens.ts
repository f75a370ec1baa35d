/**
 * Bearer tokens: JWTs of this service's users and of configured identity providers (Spec, "Credentials" 1 to
 * 6).
 */
import {
  createRemoteJWKSet,
  customFetch,
  decodeProtectedHeader,
  errors,
  type JWTPayload,
  jwtVerify,
  SignJWT,
} from "jose";
import { env } from "@/server/env";
import { Busy, Unauthenticated } from "@/server/kernel/errors";
import { guardedFetch } from "@/server/outbound/agents";
import { knownKeys, secretKey } from "@/server/secrets";

/** Lifetime of a token in seconds of real time. */
export const TOKEN_SECONDS = 3_600;

const ISSUER = "sarraf";
type AccessClaim = { readonly name: string; readonly value: string };

const SUBJECT_MAX = 255;
const PROVIDER_SECONDS_MAX = 24 * 60 * 60;
/** Values of `amr` that prove more than a password. */
const SECOND_FACTORS = ["mfa", "otp", "hwk", "swk", "sc"];
const PROVIDER_ALGORITHMS = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "EdDSA"];

/**
 * The subject of a token. Tokens of this service name a user by number and end when the password changes;
 * tokens of a provider name a user by username.
 */
export type TokenSubject =
  | { readonly kind: "own"; readonly userId: number; readonly passwordChangedAt: number }
  | ProviderSubject;

export type ProviderSubject = {
  readonly kind: "provider";
  readonly issuer: string;
  readonly subject: string;
  /** The user's mail address; null unless the identity provider has verified it. */
  readonly email: string | null;
  /** True if the user proved a second factor to the identity provider. */
  readonly hasSecondFactor: boolean;
};

/** A token that is valid for {@link TOKEN_SECONDS} and until the password changes. */
export function signUserToken(user: { id: number; passwordChangedAt: Date }, now: Date): Promise<string> {
  const issued = Math.floor(now.getTime() / 1000);
  return new SignJWT({ pwd: user.passwordChangedAt.getTime() })
    .setProtectedHeader({ alg: "HS256", typ: "JWT" })
    .setIssuer(ISSUER)
    .setAudience(ISSUER)
    .setSubject(String(user.id))
    .setIssuedAt(issued)
    .setExpirationTime(issued + TOKEN_SECONDS)
    .sign(secretKey("jwt"));
}

/**
 * @throws {Unauthenticated} for an expired, forged or unreadable token
 * @throws {Busy} if the provider's keys are not available
 */
export async function readBearer(token: string, now: Date): Promise<TokenSubject> {
  try {
    const { alg } = decodeProtectedHeader(token);
    return alg === "HS256" ? await readOwn(token, now) : await readProvider(token, now);
  } catch (error) {
    if (error instanceof errors.JWTExpired) throw new Unauthenticated("Token has expired.");
    if (error instanceof errors.JWKSTimeout || isFetchFailure(error)) throw new Busy();
    throw new Unauthenticated("Invalid token.");
  }
}

/**
 * True if the identity provider's key server refused the connection or answered with an error status, for
 * which `jose` has no error class.
 */
function isFetchFailure(error: unknown): boolean {
  if (error instanceof errors.JOSEError) return error.code === "ERR_JOSE_GENERIC";
  return error instanceof TypeError && error.message === "fetch failed";
}

async function readOwn(token: string, now: Date): Promise<TokenSubject> {
  const rules = {
    algorithms: ["HS256"],
    issuer: ISSUER,
    audience: ISSUER,
    requiredClaims: ["exp", "sub", "pwd"],
    currentDate: now,
  };
  const [key = secretKey("jwt"), former] = knownKeys("jwt");
  const { payload } = await jwtVerify(token, key, rules).catch((error: unknown) => {
    if (former === undefined || !(error instanceof errors.JWSSignatureVerificationFailed)) throw error;
    return jwtVerify(token, former, rules);
  });
  const userId = Number(payload.sub);
  if (!Number.isSafeInteger(userId) || typeof payload.pwd !== "number") throw new Unauthenticated("Invalid token.");
  return { kind: "own", userId, passwordChangedAt: payload.pwd };
}

const keySets = new Map<string, ReturnType<typeof createRemoteJWKSet>>();

/** An identity provider's keys, by address; cached, and fetched again for an unknown key. */
function keySet(address: string): ReturnType<typeof createRemoteJWKSet> {
  const known =
    keySets.get(address) ??
    createRemoteJWKSet(new URL(address), { timeoutDuration: 5_000, [customFetch]: guardedFetch });
  keySets.set(address, known);
  return known;
}

async function readProvider(token: string, now: Date): Promise<TokenSubject> {
  const provider = env.identityProvider;
  if (provider === null) throw new Unauthenticated("Invalid token.");
  const { payload, protectedHeader } = await jwtVerify(token, keySet(provider.jwksUrl), {
    algorithms: PROVIDER_ALGORITHMS,
    issuer: provider.issuer,
    audience: provider.audience,
    requiredClaims: ["exp", "sub"],
    currentDate: now,
  });
  const { sub, exp = 0, email, email_verified: isVerified } = payload;
  const isLong = exp * 1000 - now.getTime() > PROVIDER_SECONDS_MAX * 1000;
  if (!isAccessToken(protectedHeader.typ, payload, provider.accessClaim) || isLong || !isName(sub)) {
    throw new Unauthenticated("Invalid token.");
  }
  return {
    kind: "provider",
    issuer: provider.issuer,
    subject: sub,
    email: isVerified === true && isName(email) ? email : null,
    hasSecondFactor: showsSecondFactor(payload, provider.acr),
  };
}

function isName(claim: unknown): claim is string {
  return typeof claim === "string" && claim !== "" && claim.length <= SUBJECT_MAX && !claim.includes("\0");
}

/**
 * True for access tokens (RFC 9068); ID tokens are refused, because they are for the client that requested
 * them.
 */
function isAccessToken(typ: string | undefined, payload: JWTPayload, claim: AccessClaim | null): boolean {
  if (claim !== null) return payload[claim.name] === claim.value;
  return /^(application\/)?at\+jwt$/i.test(typ ?? "");
}

/** True if the provider reports a proven second factor (RFC 8176). */
function showsSecondFactor({ amr, acr }: JWTPayload, accepted: readonly string[]): boolean {
  const methods: readonly unknown[] = Array.isArray(amr) ? amr : [];
  return methods.some((method) => SECOND_FACTORS.includes(String(method))) || accepted.includes(String(acr));
}
