import type { Ctx } from "@/server/kernel/types";
import type { Channel } from "./core/words";

export type ProviderCheck = (channel: Channel) => boolean;

let hasProvider: ProviderCheck = () => false;

export function checkProvidersBy(check: ProviderCheck): void {
  hasProvider = check;
}

/** True if a message on the channel reaches the customer or, outside production, the sandbox mailbox. */
export function isServed({ merchant }: Pick<Ctx, "merchant">, channel: Channel): boolean {
  return !merchant.production || hasProvider(channel);
}
