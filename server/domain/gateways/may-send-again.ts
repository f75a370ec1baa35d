import { mayReplay } from "./core/capabilities";
import type { Gateway } from "./port";

/** A gateway call with its session's `extra`, which only simulating gateways read. */
type SentCall = Parameters<typeof mayReplay>[1] & { readonly sessionExtra: Readonly<Record<string, unknown>> };

/** True if the call was never sent, or its replay window, which simulated sessions can set, is open. */
export function maySendAgain(gateway: Pick<Gateway, "capabilities" | "windowFor">, call: SentCall): boolean {
  const { replaySeconds } = gateway.capabilities;
  const seconds = gateway.windowFor?.(call.sessionExtra) ?? replaySeconds[call.kind];
  return mayReplay({ replaySeconds: { ...replaySeconds, [call.kind]: seconds } }, call);
}
