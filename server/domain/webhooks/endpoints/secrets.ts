import { randomBytes } from "node:crypto";
import { addSeconds } from "@/server/kernel/time";
import { seal, unseal } from "@/server/secrets";

/** Seconds of real time in which a replaced signing key also signs. */
const OVERLAP_SECONDS = 86_400;

export type Basic = { readonly username: string; readonly password: string };

export function newSecret(): string {
  return `whsec_${randomBytes(32).toString("base64")}`;
}

export function replacedBy(secret: string, former: { readonly secret: string }, now: Date) {
  return { secret: seal(secret), formerSecret: former.secret, formerUntil: addSeconds(now, OVERLAP_SECONDS) };
}

/** Encrypts a text; undefined leaves the column unchanged. */
function sealedOrNull(plain: string | null | undefined): string | null | undefined {
  return plain == null ? plain : seal(plain);
}

export function sealedBasic(basic: Basic | null | undefined): string | null | undefined {
  return sealedOrNull(basic && `${basic.username}:${basic.password}`);
}

export function sealedHeaders(headers: Readonly<Record<string, string>> | null | undefined) {
  return sealedOrNull(headers && JSON.stringify(headers));
}

type Sealed = {
  readonly headers: string | null;
  readonly basic: string | null;
  readonly secret: string;
  readonly formerSecret: string | null;
  readonly formerUntil: Date | null;
};

/** @throws {Error} if another SARRAF_SECRET encrypted the headers */
export function headersOf({ headers }: Pick<Sealed, "headers">): Readonly<Record<string, string>> {
  return headers === null ? {} : JSON.parse(unseal(headers));
}

export function basicOf({ basic }: Pick<Sealed, "basic">): string | null {
  return basic === null ? null : unseal(basic);
}

/**
 * The keys that sign now, newest first.
 * @throws {Error} as {@link headersOf}
 */
export function signingSecrets(row: Sealed, now: Date): readonly [string, ...string[]] {
  const { formerSecret: former, formerUntil: until } = row;
  const isKept = former !== null && until !== null && until > now;
  return [unseal(row.secret), ...(isKept ? [unseal(former)] : [])];
}
