import Stripe from "stripe";
import type { Inbound, Notification } from "../core/notification";
import type { Account } from "../core/opened-account";
import { signingKeys } from "../core/signing-keys";
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

function verified(account: Account, inbound: Inbound): unknown {
  const header = inbound.headers["stripe-signature"] ?? "";
  // The package refuses only old messages; those from the future are refused here.
  const signedAt = Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? 0);
  if (signedAt - inbound.receivedAt.getTime() / 1_000 > TOLERANCE_SECONDS)
    throw new NotAuthentic("Signed in the future.");
  const refused: NotAuthentic[] = [];
  for (const key of signingKeys(account, "webhook_secret", inbound.receivedAt)) {
    const event = opened(key, header, inbound);
    if (!(event instanceof NotAuthentic)) return event;
    refused.push(event);
  }
  throw refused[0] ?? new NotAuthentic("Not signed.");
}

function opened(key: string, header: string, { rawBody, receivedAt }: Inbound): unknown {
  try {
    return Stripe.webhooks.constructEvent(
      Buffer.from(rawBody),
      header,
      key,
      TOLERANCE_SECONDS,
      undefined,
      receivedAt.getTime(),
    );
  } catch (error) {
    const isUnsigned = error instanceof Stripe.errors.StripeSignatureVerificationError;
    return new NotAuthentic(isUnsigned ? "Not signed." : "No event.");
  }
}
