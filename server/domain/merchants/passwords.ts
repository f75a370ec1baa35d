/** Passwords: hashed with Argon2id; successful checks are cached briefly (Spec, "Credentials" 1 to 12). */
import { createHmac, randomBytes } from "node:crypto";
import { RateLimited } from "@/server/kernel/errors";
import { forgetOldest } from "@/server/kernel/forget-oldest";
import { inHashingQueue } from "./hashing-queue";
import { hash, verify } from "./hashing-threads";

const REMEMBERED_MS = 5 * 60 * 1000;
const REMEMBERED_MAX = 1_000;
const AT_ONCE_MAX = 10;

/** A new password changes `passwordChangedAt`, which invalidates cached checks. */
export type PasswordOwner = { readonly id: number; readonly passwordHash: string; readonly passwordChangedAt: Date };

/**
 * The Argon2id hash with salt and cost.
 * @param caller an address or a merchant, whose hashes run one at a time
 * @throws {Busy} if too many hashes wait
 */
export function hashPassword(password: string, caller: string): Promise<string> {
  return inHashingQueue(caller, () => hash(password));
}

const processKey = randomBytes(32);
/** Number of running or waiting checks by user; limited, because failures are counted only afterwards. */
const atOnce = new Map<number, number>();
const remembered = new Map<string, { readonly checked: Promise<boolean>; readonly until: number }>();
let decoy: Promise<string> | undefined;

/**
 * Computes a hash, which takes as long as a real check, so that the time does not reveal whether the username
 * exists.
 */
async function checkDecoy(password: string, caller: string): Promise<false> {
  decoy ??= hash(randomBytes(16).toString("hex"));
  const hashed = await decoy;
  await inHashingQueue(caller, () => verify(hashed, password));
  return false;
}

function memoryKey(owner: PasswordOwner, password: string): string {
  const text = `${owner.id}:${owner.passwordChangedAt.getTime()}:${owner.passwordHash}:${password}`;
  return createHmac("sha256", processKey).update(text).digest("base64");
}

/**
 * Returns a cached success or runs the check. Successes are cached for five minutes of real time, per
 * process. Concurrent checks of one password share one call.
 */
export async function recalled(
  owner: PasswordOwner,
  { password, now, check }: { readonly password: string; readonly now: Date; readonly check: () => Promise<boolean> },
): Promise<boolean> {
  const key = memoryKey(owner, password);
  const known = remembered.get(key);
  if (known && known.until > now.getTime()) return known.checked;
  const checked = check();
  remember(key, checked, now);
  const right = await checked.catch(() => false);
  if (!right) remembered.delete(key);
  return checked;
}

/**
 * Checks a password in equal time for unknown users, without a cache.
 * @param caller an address or a merchant, whose checks run one at a time
 * @throws {RateLimited} if ten other checks for the user run or wait
 * @throws {Busy} if too many checks wait
 */
export function checkPasswordAnew(owner: PasswordOwner | null, password: string, caller: string): Promise<boolean> {
  return owner === null ? checkDecoy(password, caller) : computed(owner, password, caller);
}

async function computed(owner: PasswordOwner, password: string, caller: string): Promise<boolean> {
  const others = atOnce.get(owner.id) ?? 0;
  if (others >= AT_ONCE_MAX) throw new RateLimited(1);
  atOnce.set(owner.id, others + 1);
  try {
    return await inHashingQueue(caller, () => verify(owner.passwordHash, password));
  } finally {
    const left = (atOnce.get(owner.id) ?? 1) - 1;
    if (left > 0) atOnce.set(owner.id, left);
    else atOnce.delete(owner.id);
  }
}

function remember(key: string, checked: Promise<boolean>, now: Date): void {
  remembered.delete(key);
  remembered.set(key, { checked, until: now.getTime() + REMEMBERED_MS });
  forgetOldest(remembered, REMEMBERED_MAX);
}
