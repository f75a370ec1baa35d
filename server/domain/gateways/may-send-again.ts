/** Whether a gateway still knows the reference of a call that a session led to. */
import { mayReplay } from "./core/capabilities";
import type { Gateway } from "./port";

/** The call, and the `extra` of its transaction, which a simulating gateway consults. */
type SentCall = Parameters<typeof mayReplay>[1] & { readonly sessionExtra: Readonly<Record<string, unknown>> };

/** {@link mayReplay}, in the window that the transaction asks for if the gateway simulates one. */
export function maySendAgain(gateway: Pick<Gateway, "capabilities" | "windowFor">, call: SentCall): boolean {
  const { replaySeconds } = gateway.capabilities;
  const seconds = gateway.windowFor?.(call.sessionExtra) ?? replaySeconds[call.kind];
  return mayReplay({ replaySeconds: { ...replaySeconds, [call.kind]: seconds } }, call);
}
