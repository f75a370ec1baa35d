"use client";
/**
 * Asks now and then whether the payment has moved on, here or in another tab, and re-reads the page when it
 * has.
 */
import { useCallback } from "react";
import { useRefreshOnChange } from "../shell/use-refresh-on-change";
import { statusOf } from "./session-status";

type Props = {
  readonly sessionId: string;
  /** The version that the page shows now; any other makes it stale. */
  readonly version: string;
};

export function StatusWatcher({ sessionId, version }: Props) {
  useRefreshOnChange(
    useCallback(async () => (await statusOf(sessionId)).version, [sessionId]),
    version,
  );
  return null;
}
