/** What the settling of a subscription's session looks at. */
import type { SettledPayment } from "../payments";
import type { LockedSession } from "../sessions";
import type { LockedSubscription } from "./lock-subscription";
import type { Service } from "./serves";

/** A decided attempt of a session that serves the locked subscription. */
export type ServedPayment = LockedSubscription & {
  readonly payment: SettledPayment;
  readonly service: Service;
  /** Another setup session than the one that is settled, which is the subscription's newest; locked. */
  readonly newerSetup: LockedSession | null;
};
