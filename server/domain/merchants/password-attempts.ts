/** Limits wrong passwords by username and by address (Spec, "Credentials" 1). */
import { contextFor, merchantFacts } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { FAILURE_WINDOW_SECONDS, type Quota, secondsLeft, windowStart } from "@/server/domain/limits";
import { addressBlock } from "@/server/kernel/address-block";
import { RateLimited } from "@/server/kernel/errors";
import { sha256 } from "@/server/kernel/ids";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import { FAILURES_KEPT_SECONDS, FREE_FAILURES } from "./core/password-waits";
import { tellAccountNews } from "./on-account-news";
import { type AttemptKeys, attemptsOf, countAttempt, uncountAttempt } from "./statements/password-attempts";
import { type UserRow, userActor } from "./user-rows";

const USERNAME_MAX = 150;

export type Attempt = {
  readonly username: string;
  readonly address: string;
  readonly user: UserRow | null;
  /** Digest of the browser's cookie or the address; null for a new browser. */
  readonly place: string | null;
};

/** Identifies a caller without a browser cookie by the address. */
export function addressPlace(address: string): string {
  return sha256(`address:${addressBlock(address)}`);
}

export function nameSubject(username: string): string {
  return `name:${username.slice(0, USERNAME_MAX)}`;
}

function keysOf({ username, address, user, place }: Attempt, now: Date): AttemptKeys {
  const name = nameSubject(username);
  const block = addressBlock(address);
  return {
    name,
    address: `passwords:${block}`,
    nameAtAddress: `${name}@${block}`,
    place:
      user === null || place === null
        ? null
        : { userId: user.userId, digest: place, subject: `place:${user.userId}:${place}` },
    now,
    start: windowStart(FAILURE_WINDOW_SECONDS, now),
  };
}

/**
 * Counts the attempt, then runs `check`; a correct password undoes the count. After ten failures the username
 * must wait, each time longer, at most five minutes, and the user gets a mail. A browser or address from
 * which the user has signed in is counted separately, so that others cannot lock the user out there.
 * @throws {RateLimited} while the username, or the address for this username, must wait
 */
export async function withAttempt(
  system: SystemCtx,
  attempt: Attempt,
  check: () => Promise<boolean>,
): Promise<boolean> {
  const keys = keysOf(attempt, system.realNow());
  const [counted] = await countAttempt(system, keys);
  if (counted === undefined) throw new RateLimited(await secondsToWait(system, keys));
  const { subject, failures } = counted;
  const isOwn = subject !== keys.name;
  const takeBack = () => uncountAttempt(system, { ...keys, subject, isOwn });
  const right = await check().catch(async (error: unknown) => {
    await takeBack();
    throw error;
  });
  if (right) await takeBack();
  else if (failures === FREE_FAILURES && !isOwn && attempt.user !== null)
    await tellFailures(system, attempt.user, attempt.address);
  return right;
}

async function secondsToWait(system: SystemCtx, { name, place, now }: AttemptKeys): Promise<number> {
  const rows = await attemptsOf(system, place === null ? [name] : [place.subject, name]);
  const waits = rows.map(({ retryAt }) => Math.ceil((retryAt.getTime() - now.getTime()) / 1000));
  const wait = Math.max(0, ...waits);
  return wait > 0 ? wait : secondsLeft(FAILURE_WINDOW_SECONDS, now);
}

async function tellFailures(system: SystemCtx, user: UserRow, address: string): Promise<void> {
  const ctx: Ctx = {
    ...contextFor(system, merchantFacts(user), userActor(user, "console")),
    from: { address, consoleSessionId: null },
  };
  const { userId, username, email } = user;
  await transaction(ctx.db, async (tx) => {
    const reason = "too many wrong passwords";
    await recordAudit(ctx, tx, { action: "console.sign_in_limited", objectId: username, reason });
    const to = email === null ? [] : [email];
    const language = ctx.merchant.defaultLanguage;
    await tellAccountNews(ctx, tx, { kind: "password_failures", userId, username, to, language, address });
  });
}

/** The username's counter of failures, for rate limit headers. */
export async function nameQuota(system: SystemCtx, username: string): Promise<Quota> {
  const now = system.realNow();
  const [row] = await attemptsOf(system, [nameSubject(username)]);
  const end = row === undefined ? now.getTime() : row.since.getTime() + FAILURES_KEPT_SECONDS * 1000;
  const left = Math.ceil((end - now.getTime()) / 1000);
  const isOver = row === undefined || left <= 0;
  return {
    rateClass: "failed_auth",
    limit: FREE_FAILURES,
    windowSeconds: FAILURES_KEPT_SECONDS,
    used: isOver ? 0 : row.failures,
    resetSeconds: isOver ? FAILURES_KEPT_SECONDS : left,
  };
}
