import { recordAudit } from "@/server/domain/audit";
import { mayUse, SESSION_TYPES, sessionPermission } from "@/server/domain/merchants";
import type { Channel } from "@/server/domain/notifications";
import { resendNotice as resend, sendableNotice } from "@/server/domain/sessions";
import { Conflict, Forbidden, InvalidFields } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";

type ResendInput = {
  readonly sessionId: string;
  readonly channels: readonly string[];
  readonly key: string;
};

export const FORM_KEY = /^[\w-]{1,64}$/;

/**
 * Writes the customer's message about the payment's current state for each chosen channel, once per `key`.
 * @throws {NotFound}
 * @throws {Forbidden} if the user may not change payments of its type, which is audited
 * @throws {Conflict} if no channel is chosen, or a channel has no message for this state
 * @throws {InvalidFields} for an invalid `key`
 */
export async function resendNotice(ctx: Ctx, { sessionId, channels, key }: ResendInput): Promise<void> {
  if (!FORM_KEY.test(key)) throw new InvalidFields({ tracking_key: ["Enter a valid value."] });
  const notice = await sendableNotice(ctx, sessionId);
  if (notice === null) throw new Conflict("No message is sent for this state.");
  const permission = changePermission(notice.type);
  if (!mayUse(ctx.actor, permission)) {
    const reason = `needs ${permission}`;
    await recordAudit(ctx, ctx.db, { action: "payment.notified", objectId: sessionId, reason });
    throw new Forbidden();
  }
  const known = notice.addressees.map(({ channel }): Channel => channel);
  const chosen = known.filter((channel) => channels.includes(channel));
  if (chosen.length === 0) throw new Conflict("No channel is chosen.");
  const { status } = await resend(ctx, { sessionId, channels: chosen, key });
  if (status !== 200) throw new Conflict("The payment has changed in the meantime.");
}

export function changePermission(type: string): string {
  const known = SESSION_TYPES.find((each) => each === type);
  return known === undefined ? `Can change ${type}` : sessionPermission(known, "change");
}
