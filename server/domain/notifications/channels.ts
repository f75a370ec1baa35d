/** Which channels lead anywhere. `server/wiring.ts` registers who knows of the providers. */
import type { Ctx } from "@/server/kernel/types";
import type { Channel } from "./core/words";

/** True if a provider takes the channel's messages. */
export type ProviderCheck = (channel: Channel) => boolean;

let hasProvider: ProviderCheck = () => false;

/** Has `check` asked from now on whether a channel has a provider. */
export function checkProvidersBy(check: ProviderCheck): void {
  hasProvider = check;
}

/**
 * True if a message on the channel reaches someone: the customer or, of a merchant that is not in production,
 * the sandbox mailbox.
 */
export function isServed({ merchant }: Pick<Ctx, "merchant">, channel: Channel): boolean {
  return !merchant.production || hasProvider(channel);
}
