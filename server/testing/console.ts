/** Console users, sign-ins and authenticator codes for tests. */
import { randomBytes } from "node:crypto";
import { Secret, TOTP } from "otpauth";
import { systemContext } from "@/server/context";
import {
  beginEnrolment,
  type ConsoleCtx,
  confirmEnrolment,
  createUser,
  findConsoleUser,
  NewUser,
  readSecondFactor,
  signIn,
} from "@/server/domain/merchants";
import { AppError } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import type { TestMerchant } from "./harness";

export const PASSWORD = "correct horse battery";

/** Creates a user of the merchant who may sign in to the console; returns name and number. */
export async function consoleUser(
  merchant: TestMerchant,
  permissions: readonly string[] = ["console.access"],
  fields: Record<string, unknown> = {},
): Promise<{ username: string; id: number }> {
  const username = `u-${randomBytes(8).toString("hex")}`;
  return createUser(merchant.ctx, readInput(NewUser, { username, password: PASSWORD, permissions, ...fields }));
}

/** A new client address, which has separate rate limits. */
export function someAddress(): string {
  return `test-${randomBytes(6).toString("hex")}`;
}

/** Signs in by password. @param at real time */
export function trySignIn(
  username: string,
  { password = PASSWORD, address = someAddress(), at = new Date(), device = null as string | null } = {},
) {
  const system = { ...systemContext(), realNow: () => at };
  return signIn(system, { username, password, address, userAgent: "test", device });
}

/** The context of the console session with this token, or null. @param at real time */
export function seatOf(token: string, at = new Date()): Promise<ConsoleCtx | null> {
  return findConsoleUser({ ...systemContext(), realNow: () => at }, { token, address: "test" });
}

/** Like {@link seatOf}, but throws if there is no such session. */
export async function consoleCtx(token: string, at = new Date()): Promise<ConsoleCtx> {
  const ctx = await seatOf(token, at);
  if (ctx === null) throw new Error("There is no such session.");
  return ctx;
}

/** Creates a user of the merchant and signs the user in. */
export async function signedIn(
  merchant: TestMerchant,
  permissions: readonly string[] = ["console.access"],
  fields: Record<string, unknown> = {},
): Promise<ConsoleCtx> {
  const { username } = await consoleUser(merchant, permissions, fields);
  return consoleCtx((await trySignIn(username)).token);
}

/** The authenticator app's code at a time. */
export function appCode(secret: string, at: Date): string {
  return new TOTP({ secret: Secret.fromBase32(secret) }).generate({ timestamp: at.getTime() });
}

/**
 * Sets up an authenticator app for the signed-in user; returns its secret, the recovery codes and the new
 * token.
 */
export async function enrol(ctx: ConsoleCtx) {
  await beginEnrolment(ctx);
  const { enrolment } = await readSecondFactor(ctx);
  if (enrolment === null) throw new Error("The enrolment has not begun.");
  const outcome = await confirmEnrolment(ctx, appCode(enrolment.secret, ctx.realNow()));
  return { secret: enrolment.secret, ...outcome };
}

/** Counts the outcomes of many sign-ins at once, by the kind of refusal. */
export async function outcomes(tries: readonly Promise<unknown>[]): Promise<Record<string, number>> {
  const counted: Record<string, number> = {};
  for (const each of await Promise.allSettled(tries)) {
    const kind = each.status === "fulfilled" ? "signed in" : kindOf(each.reason);
    counted[kind] = (counted[kind] ?? 0) + 1;
  }
  return counted;
}

/** The kind of a refusal. */
function kindOf(error: unknown): string {
  if (!(error instanceof AppError)) throw error;
  return error.kind;
}
