/** Reads Stripe's notifications after verifying the signature over the raw bytes. */
import Stripe from "stripe";
import type { Inbound, Notification } from "../core/notification";
import type { Account } from "../core/opened-account";
import { NotAuthentic } from "../port";
import { notificationOf } from "./core/notifications";
import { EVENT } from "./core/wire";

/** Allowed difference in seconds between Stripe's time stamp and ours. */
const TOLERANCE_SECONDS = 300;

export function readNotifications(account: Account, inbound: Inbound): readonly Notification[] {
  const event = EVENT.safeParse(verified(account, inbound));
  if (!event.success) throw new NotAuthentic("Signed, but none of Stripe's events.");
  if (event.data.livemode !== (account.environment === "live")) {
    throw new NotAuthentic(`An event of Stripe's other world in a ${account.environment} account.`);
  }
  return [notificationOf(event.data)];
}

function verified({ values }: Account, { headers, rawBody, receivedAt }: Inbound): unknown {
  const header = headers["stripe-signature"] ?? "";
  // The package refuses only old messages; messages with a future time are refused here.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? 0);
  if (signedAt - receivedAt.getTime() / 1_000 > TOLERANCE_SECONDS) throw new NotAuthentic("Signed in the future.");
  try {
    return Stripe.webhooks.constructEvent(
      Buffer.from(rawBody),
      header,
      values.webhook_secret ?? "",
      TOLERANCE_SECONDS,
      undefined,
      receivedAt.getTime(),
    );
  } catch (error) {
    throw new NotAuthentic(
      error instanceof Stripe.errors.StripeSignatureVerificationError ? "Not signed." : "No event.",
    );
  }
}
