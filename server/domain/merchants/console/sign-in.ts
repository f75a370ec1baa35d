/** Signs a user in on the console by name and password. */

import { randomBytes } from "node:crypto";
import { contextFor, merchantFacts } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { loginSuspect, refuseFailure, refuseSuspect } from "@/server/domain/limits";
import { prefixed } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import type { Login } from "../contract/people";
import { needsSecondFactor, OPENING_SECONDS, SESSION_SECONDS } from "../core/console-limits";
import { checkPasswordAnew } from "../passwords";
import { passwordOwner, type UserRow, userActor } from "../user-rows";
import { newSessionToken } from "./session-token";
import { userToSignIn } from "./statements";

export type SignInRequest = Login & { readonly address: string; readonly userAgent: string };

/** The cookie's value, and the next required step; null if none. */
export type SignInOutcome = { readonly token: string; readonly needs: "code" | "second_factor" | null };

const REFUSED = "Invalid username/password.";
const AGENT_MAX = 255;

/**
 * Begins a session. Unknown names, wrong passwords and users without `console.access` get one answer in equal
 * time. With a second factor, also a required one, the session stays closed until its code.
 * @throws {Unauthenticated} refused, for any of these reasons
 * @throws {RateLimited} ten failures of this name from this address within a quarter of an hour
 */
export async function signIn(system: SystemCtx, request: SignInRequest): Promise<SignInOutcome> {
  const suspect = loginSuspect(request.username, request.address);
  const now = system.realNow();
  const [row] = await userToSignIn(system, suspect, { username: request.username, now });
  refuseSuspect(suspect, row?.failures ?? 0, now);
  const user = row === undefined || row.userId === null ? null : row;
  const right = await checkPasswordAnew(passwordOwner(user), request.password, request.address);
  if (user === null) return refuseFailure(system, suspect, REFUSED);
  const ctx: Ctx = {
    ...contextFor(system, merchantFacts(user), userActor(user, "console")),
    from: { address: request.address, consoleSessionId: null },
  };
  if (!right || !user.permissions.includes("console.access")) {
    const reason = right ? "no console.access" : "wrong password";
    await recordAudit(ctx, system.db, { action: "console.sign_in_refused", objectId: user.username, reason });
    return refuseFailure(system, suspect, REFUSED);
  }
  return beginSession(ctx, user, request);
}

async function beginSession(ctx: Ctx, user: UserRow, { address, userAgent }: SignInRequest): Promise<SignInOutcome> {
  const now = ctx.realNow();
  const mustEnrol = !user.hasSecondFactor && needsSecondFactor(user, user);
  const isOpen = !user.hasSecondFactor && !mustEnrol;
  const { token, tokenDigest } = newSessionToken();
  const id = prefixed("cs", randomBytes(25));
  await transaction(ctx.db, async (tx) => {
    await tx.consoleSession.create({
      data: {
        id,
        merchantId: ctx.merchant.id,
        userId: user.userId,
        tokenDigest,
        openedAt: isOpen ? now : null,
        provedAt: now,
        passwordChangedAt: user.passwordChangedAt,
        seenAt: now,
        createdAt: now,
        expiresAt: addSeconds(now, isOpen ? SESSION_SECONDS : OPENING_SECONDS),
        address: address.slice(0, 64),
        userAgent: userAgent.slice(0, AGENT_MAX),
      },
    });
    const from = { address, consoleSessionId: id };
    if (isOpen) await recordAudit({ ...ctx, from }, tx, { action: "console.signed_in", objectId: user.username });
  });
  return { token, needs: user.hasSecondFactor ? "code" : mustEnrol ? "second_factor" : null };
}
