"use client";
/** Asks now and then whether the payment has moved on, here or in another tab, and re-reads the page when it has. */
import { useCallback } from "react";
import type { CheckoutStatus } from "@/server/domain/payments";
import { useRefreshOnChange } from "../shell/use-refresh-on-change";

/** The client is loaded when it is first needed, so that it does not stand before the first paint. */
async function statusOf(sessionId: string): Promise<CheckoutStatus> {
  const { api } = await import("../shell/api-client");
  return api.checkout.status.query({ sessionId });
}

type Props = {
  readonly sessionId: string;
  /** What the page shows now; anything else makes it stale. */
  readonly shown: { readonly version: string } | { readonly phase: CheckoutStatus["phase"] };
};

export function StatusWatcher({ sessionId, shown }: Props) {
  const key = "version" in shown ? "version" : "phase";
  const value = "version" in shown ? shown.version : shown.phase;
  useRefreshOnChange(
    useCallback(async () => (await statusOf(sessionId))[key], [sessionId, key]),
    value,
  );
  return null;
}
