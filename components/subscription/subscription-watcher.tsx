"use client";
import { useCallback } from "react";
import { useRefreshOnChange } from "../shell/use-refresh-on-change";

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
