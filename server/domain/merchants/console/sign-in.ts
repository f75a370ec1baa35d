import { randomBytes } from "node:crypto";
import { contextFor, merchantFacts } from "@/server/context";
import { transaction } from "@/server/db/transactions/transaction";
import { recordAudit } from "@/server/domain/audit";
import { Unauthenticated } from "@/server/kernel/errors";
import { prefixed, sha256 } from "@/server/kernel/ids";
import { addSeconds } from "@/server/kernel/time";
import type { Ctx, SystemCtx } from "@/server/kernel/types";
import type { Login } from "../contract/people";
import { needsSecondFactor, OPENING_SECONDS, SESSION_SECONDS } from "../core/console-limits";
import { withAttempt } from "../password-attempts";
import { checkPasswordAnew } from "../passwords";
import { userToSignIn } from "../statements/user-by-name";
import { passwordOwner, type UserRow, userActor } from "../user-rows";
import { noteDevice } from "./note-device";
import { newSessionToken } from "./session-token";

/** `device` is the browser's cookie from an earlier sign-in, or null. */
export type SignInRequest = Login & {
  readonly address: string;
  readonly userAgent: string;
  readonly device: string | null;
};

/** Values of the session's and the browser's cookies, and the next required step or null. */
export type SignInOutcome = {
  readonly token: string;
  readonly device: string;
  readonly needs: "code" | "second_factor" | null;
};

const REFUSED = "Invalid username/password.";
const AGENT_MAX = 255;

/**
 * Begins a console session. Unknown names, wrong passwords and users without `console.access` get the same
 * answer in equal time. If a second factor is set up or required, the session is unusable until it is
 * confirmed.
 * @throws {Unauthenticated} for all of these refusals
 * @throws {RateLimited} after too many failures of this name, or of this browser if the user signed in from
 * it before
 */
export async function signIn(system: SystemCtx, request: SignInRequest): Promise<SignInOutcome> {
  const { username, password, address, device } = request;
  const [user = null] = await userToSignIn(system, username);
  let reason = "wrong password";
  const check = async (): Promise<boolean> => {
    if (!(await checkPasswordAnew(passwordOwner(user), password, address))) return false;
    reason = "no console.access";
    return user?.permissions.includes("console.access") ?? false;
  };
  const place = device === null ? null : sha256(device);
  const isRight = await withAttempt(system, { username, address, user, place }, check);
  if (user === null) throw new Unauthenticated(REFUSED);
  const ctx: Ctx = {
    ...contextFor(system, merchantFacts(user), userActor(user, "console")),
    from: { address, consoleSessionId: null },
  };
  if (!isRight) {
    await recordAudit(ctx, system.db, { action: "console.sign_in_refused", objectId: user.username, reason });
    throw new Unauthenticated(REFUSED);
  }
  return beginSession(ctx, user, request);
}

async function beginSession(ctx: Ctx, user: UserRow, request: SignInRequest): Promise<SignInOutcome> {
  const { address, userAgent } = request;
  const device = request.device ?? newSessionToken().token;
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
        deviceDigest: sha256(device),
      },
    });
    if (!isOpen) return;
    const opened = { ...ctx, from: { address, consoleSessionId: id } };
    await recordAudit(opened, tx, { action: "console.signed_in", objectId: user.username });
    await noteDevice(opened, tx, { user: { ...user, id: user.userId }, digest: sha256(device), userAgent });
  });
  return { token, device, needs: user.hasSecondFactor ? "code" : mustEnrol ? "second_factor" : null };
}
