/**
 * Finds a request's credential, its merchant and permissions, and counts the request, in one statement (Spec,
 * "Credentials" 1 to 6).
 */
import { type MerchantRow, merchantFacts } from "@/server/context";
import {
  addressSuspect,
  type CallerSearch,
  countersOf,
  countRequest,
  NO_SUSPECT,
  type Quota,
  type RateClass,
  refuseFailure,
} from "@/server/domain/limits";
import { addressBlock } from "@/server/kernel/address-block";
import { currency } from "@/server/kernel/currency";
import { Forbidden, Unauthenticated } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import { money } from "@/server/kernel/money";
import { addSeconds } from "@/server/kernel/time";
import type { Actor, MerchantFacts, RestrictedKeyActor, SystemCtx } from "@/server/kernel/types";
import { CALLER_BY_TOKEN, CALLER_BY_USERNAME } from "./caller-statements";
import { checkLogin } from "./check-login";
import { isListed } from "./core/address-list";
import { type Credential, type CredentialKind, PUBLIC_PREFIX, RESTRICTED_PREFIX, readCredential } from "./credentials";
import { linkIdentity } from "./link-identity";
import { CALLER_BY_IDENTITY, CALLER_BY_KEY } from "./statements/caller-statements";
import { CALLER_BY_RESTRICTED_KEY, type RestrictedKeyRow } from "./statements/restricted-keys";
import { type ProviderSubject, readBearer } from "./tokens";
import { refuseConsoleOnly, type UserRow, userActor } from "./user-rows";

export type AuthenticationRequest = {
  readonly authorization: string | null;
  readonly accepts: readonly CredentialKind[];
  /** The value false refuses API keys sent by Basic; default true. */
  readonly keysByBasic?: boolean;
  readonly rateClass: RateClass;
  readonly address: string;
};

/**
 * An authenticated caller with the counters after this request; the caller of {@link authenticate} enforces
 * the limits.
 */
export type Caller = {
  readonly actor: Actor;
  readonly merchant: MerchantFacts;
  readonly quotas: readonly Quota[];
  readonly apiVersion: string;
};

/**
 * Authenticates a request. Only successful password checks are cached.
 * @throws {Unauthenticated} for missing, wrong, revoked or expired credentials, or a kind of credential that
 * the endpoint does not accept
 * @throws {RateLimited} for unknown keys, unknown tokens and passwords after too many failures from the
 * address
 */
export async function authenticate(system: SystemCtx, request: AuthenticationRequest): Promise<Caller> {
  const { authorization, accepts, keysByBasic = true } = request;
  const credential = readCredential(authorization, { accepts, keysByBasic });
  switch (credential.scheme) {
    case "key":
      if (credential.key.startsWith(`${RESTRICTED_PREFIX}_`)) return byRestrictedKey(system, credential.key, request);
      return byKey(system, credential.key, request);
    case "basic":
      return byPassword(system, credential, request);
    case "bearer":
      return byToken(system, credential.token, request);
  }
}

const NOTED_SECONDS = 3_600;

async function byKey(
  system: SystemCtx,
  key: string,
  { accepts, address, rateClass }: AuthenticationRequest,
): Promise<Caller> {
  const suspect = addressSuspect(address);
  const now = system.realNow();
  const moment = [now, addSeconds(now, -NOTED_SECONDS)];
  const { row, quotas } = await countRequest(system, {
    who: CALLER_BY_KEY,
    sought: [sha256(key), addressBlock(address)],
    moment,
    suspect,
    counters: countersOf(rateClass, key.startsWith(`${PUBLIC_PREFIX}_`)),
  });
  if (row === null) return refuseFailure(system, suspect, "Invalid API key.");
  if (!accepts.includes(row.keyKind))
    throw new Unauthenticated(`A ${row.keyKind.replace("_", " ")} is not accepted here.`);
  const actor = { kind: row.keyKind, keyId: row.keyId };
  return { actor, merchant: merchantFacts(row), quotas, apiVersion: row.keyVersion };
}

/**
 * Authenticates a restricted key, which is accepted wherever a private key is.
 * @throws {Forbidden} if the key does not allow the address; the request is then not counted
 */
async function byRestrictedKey(
  system: SystemCtx,
  key: string,
  { accepts, address, rateClass }: AuthenticationRequest,
): Promise<Caller> {
  const suspect = addressSuspect(address);
  const now = system.realNow();
  const { row, quotas, uncount } = await countRequest(system, {
    who: CALLER_BY_RESTRICTED_KEY,
    sought: [sha256(key)],
    moment: [now, addSeconds(now, -NOTED_SECONDS)],
    suspect,
    counters: countersOf(rateClass),
  });
  if (row === null) return refuseFailure(system, suspect, "Invalid API key.");
  if (!isListed(row.addresses, address)) {
    await uncount();
    throw new Forbidden("This key is not accepted from this address.");
  }
  if (!accepts.includes("private_key")) throw new Unauthenticated("A restricted key is not accepted here.");
  return { actor: restrictedActor(row), merchant: merchantFacts(row), quotas, apiVersion: row.keyVersion };
}

function restrictedActor(row: RestrictedKeyRow): RestrictedKeyActor {
  const { keyId, permissions, ceilingId, ceilingAmount, ceilingCurrency } = row;
  const most =
    ceilingAmount === null || ceilingCurrency === null ? null : money(ceilingAmount, currency(ceilingCurrency));
  return { kind: "restricted_key", keyId, permissions, ceiling: most && { id: ceilingId, most } };
}

function merchantOf(row: MerchantRow): Pick<Caller, "merchant" | "apiVersion"> {
  const merchant = merchantFacts(row);
  return { merchant, apiVersion: merchant.apiVersion };
}

type Basic = Extract<Credential, { scheme: "basic" }>;

async function byPassword(
  system: SystemCtx,
  { username, password }: Basic,
  request: AuthenticationRequest,
): Promise<Caller> {
  const counters = countersOf(request.rateClass);
  const search = { who: CALLER_BY_USERNAME, sought: [username], suspect: NO_SUSPECT, counters };
  const { row, quotas, uncount } = await countRequest(system, search);
  const login = { username, password, address: request.address };
  const right = await checkLogin(system, row, login).catch(async (error: unknown): Promise<never> => {
    await uncount();
    throw error;
  });
  if (row === null || !right) {
    await uncount();
    throw new Unauthenticated("Invalid username/password.");
  }
  return { actor: userActor(row, "basic"), quotas, ...merchantOf(row) };
}

async function byToken(
  system: SystemCtx,
  token: string,
  { address, rateClass }: AuthenticationRequest,
): Promise<Caller> {
  const suspect = addressSuspect(address);
  const subject = await readBearer(token, system.realNow()).catch(async (error: unknown): Promise<never> => {
    if (error instanceof Unauthenticated) return refuseFailure(system, suspect, error.message);
    throw error;
  });
  const counters = countersOf(rateClass);
  const search = { suspect, counters };
  if (subject.kind === "provider") return byIdentity(system, { ...subject, address }, search);
  const sought = [subject.userId, new Date(subject.passwordChangedAt)];
  const { row, quotas } = await countRequest(system, { who: CALLER_BY_TOKEN, sought, ...search });
  if (row === null) return refuseFailure(system, suspect, "Invalid token.");
  refuseConsoleOnly(row);
  return { actor: userActor(row, "bearer"), quotas, ...merchantOf(row) };
}

/**
 * Authenticates by an identity provider's account; an unknown account is bound to the user with its verified
 * address.
 */
async function byIdentity(
  system: SystemCtx,
  account: ProviderSubject & { readonly address: string },
  search: Pick<CallerSearch<UserRow>, "suspect" | "counters">,
): Promise<Caller> {
  const find = () =>
    countRequest(system, { who: CALLER_BY_IDENTITY, sought: [account.issuer, account.subject], ...search });
  let { row, quotas } = await find();
  if (row === null && (await linkIdentity(system, account))) ({ row, quotas } = await find());
  if (row === null) return refuseFailure(system, search.suspect, "Invalid token.");
  if (row.hasSecondFactor && !account.hasSecondFactor)
    throw new Unauthenticated("This token does not show the user's second factor.");
  return { actor: userActor(row, "bearer"), quotas, ...merchantOf(row) };
}
