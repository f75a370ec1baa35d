import { mayReplay } from "./core/capabilities";
import type { Gateway } from "./port";

/** A gateway call with its session's `extra`, which only simulating gateways read. */
type SentCall = Parameters<typeof mayReplay>[1] & { readonly sessionExtra: Readonly<Record<string, unknown>> };

/** Like {@link mayReplay}, with the replay window that the session may request from a simulating gateway. */
export function maySendAgain(gateway: Pick<Gateway, "capabilities" | "windowFor">, call: SentCall): boolean {
  const { replaySeconds } = gateway.capabilities;
  const seconds = gateway.windowFor?.(call.sessionExtra) ?? replaySeconds[call.kind];
  return mayReplay({ replaySeconds: { ...replaySeconds, [call.kind]: seconds } }, call);
}
