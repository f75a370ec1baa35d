"use client";
/** Asks now and then whether the charge has its answer, and re-reads the page when it has. */
import { useCallback } from "react";
import { useRefreshOnChange } from "../shell/use-refresh-on-change";

/** The client is loaded when it is first needed, so that it does not delay the first paint. */
async function versionOf(token: string): Promise<string> {
  const { api } = await import("../shell/api-client");
  return (await api.selfService.status.query({ token })).version;
}

export function SubscriptionWatcher({ token, shown }: { token: string; shown: string }) {
  useRefreshOnChange(
    useCallback(() => versionOf(token), [token]),
    shown,
  );
  return null;
}
