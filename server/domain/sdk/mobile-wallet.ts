import { payByCode, payPageToken, startService } from "@/server/domain/payments";
import { acceptsPayment, isUnsubmitted } from "@/server/domain/sessions";
import type { SdkResult } from "@/server/domain/sessions/contract/preload";
import type { SdkStatus } from "@/server/domain/sessions/core/words";
import { BadRequest, Conflict, InvalidFields, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { resultWords } from "./core/result-words";
import { resultOf } from "./preload";
import { CANNOT_BE_PAID, sdkSession, viewedOf } from "./sdk-session";

const NOT_OFFERED = "No payment gateway of this session offers stc_pay.";
const TOO_MANY_CODES = "Too many codes were sent. Try again in ten minutes.";
const NO_CODE = "No code is expected for this session.";

/**
 * Begins an attempt by mobile wallet in a client SDK and sends its code (Spec, "Wallets and instalments on
 * pages" 4 to 6). A second call begins another attempt.
 * @throws {NotFound}
 * @throws {InvalidFields} under `customer_phone`
 * @throws {Conflict} if the session cannot be paid now
 * @throws {BadRequest} if no account offers the wallet, or too many codes were sent
 * @throws {RateLimited}
 */
export async function sendWalletCode(
  ctx: Ctx,
  sessionId: string,
  { phone }: { phone: string },
): Promise<{ status: SdkStatus; message: string }> {
  const { ctx: own, session } = await sdkSession(ctx, sessionId);
  if (!acceptsPayment(session, own.now())) throw new Conflict(CANNOT_BE_PAID);
  const outcome = await startService(ctx, { sessionId, service: "stc_pay", phone });
  if (outcome.kind === "not_found") throw new NotFound();
  if (outcome.kind === "too_many_codes") throw new BadRequest(TOO_MANY_CODES);
  if (outcome.kind === "checkout") throw new BadRequest(NOT_OFFERED);
  if (outcome.kind === "field_errors") {
    const isMissing = outcome.fields.phone === "required";
    throw new InvalidFields({ customer_phone: [isMissing ? "This field may not be blank." : "Enter a valid value."] });
  }
  if (outcome.kind !== "pay") throw new Conflict(CANNOT_BE_PAID);
  return { status: "pending", message: resultWords("code", session.language) };
}

/**
 * Confirms the newest attempt with the mobile wallet's code, and returns its result, even a failure.
 * @throws {NotFound}
 * @throws {InvalidFields} under `otp`, if the code is wrong
 * @throws {Conflict} if the session waits for no code
 * @throws {RateLimited}
 */
export async function confirmWalletCode(ctx: Ctx, sessionId: string, { otp }: { otp: string }): Promise<SdkResult> {
  const { session } = await sdkSession(ctx, sessionId);
  const waiting = session.attempts.find((each) => isUnsubmitted(each) && each.formOfPayment === "stc_pay");
  if (waiting === undefined) throw new Conflict(NO_CODE);
  const outcome = await payByCode(ctx, { token: payPageToken(waiting.id), code: otp });
  if (outcome.kind === "not_found") throw new NotFound();
  if (outcome.kind === "code_error") {
    const wrong = `This code is wrong. Tries left: ${outcome.triesLeft}.`;
    throw new InvalidFields({ otp: [outcome.error === "wrong" ? wrong : "Enter a valid value."] });
  }
  const after = await sdkSession(ctx, sessionId);
  const attempt = after.session.attempts.find(({ id }) => id === waiting.id);
  if (attempt === undefined || isUnsubmitted(attempt)) throw new Conflict(NO_CODE);
  return resultOf(viewedOf(after), attempt);
}
