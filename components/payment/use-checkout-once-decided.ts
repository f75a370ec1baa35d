"use client";
/**
 * Opens the checkout as soon as the payment is decided, even before the form's response, because the request
 * that settles the payment waits for the merchant's server.
 */
import { useEffect, useState } from "react";
import { useHeldRefresh } from "../shell/use-refresh-on-change";
import { statusOf } from "./session-status";

const LOOK_MS = 1_500;
/** Number of polls without a change after which a lost request counts as not processed. */
const LOOKS_UNTIL_UNTOUCHED = 2;

/** `untouched`: nothing was done, so the form may be sent again. */
export type Outcome = "unknown" | "untouched";

/**
 * @param form `sending`: the response is awaited. `lost`: no response will arrive; the checkout waits for a
 * charge in flight
 */
export function useCheckoutOnceDecided(
  sessionId: string,
  checkout: string,
  form: { readonly version: string; readonly sending: boolean; readonly lost: boolean },
): Outcome {
  const { version } = form;
  const watch = form.sending ? "sending" : form.lost ? "lost" : null;
  const [outcome, setOutcome] = useState<Outcome>("unknown");
  useHeldRefresh(watch !== null);
  useEffect(() => {
    setOutcome("unknown");
    if (watch === null) return;
    let looks = 0;
    let over = false;
    const timer = setInterval(async () => {
      const status = await statusOf(sessionId).catch(() => null);
      // The form's response may have redirected the page, which then needs no refresh.
      if (over || status === null) return;
      looks += 1;
      const { phase } = status;
      if (phase === "result" || (watch === "lost" && (phase === "processing" || status.version !== version))) {
        over = true;
        clearInterval(timer);
        window.location.assign(checkout);
      } else if (phase === "open" && looks >= LOOKS_UNTIL_UNTOUCHED) setOutcome("untouched");
    }, LOOK_MS);
    return () => {
      over = true;
      clearInterval(timer);
    };
  }, [sessionId, checkout, version, watch]);
  return outcome;
}
