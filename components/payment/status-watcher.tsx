"use client";
/** Polls for a change of the payment, made here or in another tab, and then reloads the page's data. */
import { useCallback } from "react";
import { useRefreshOnChange } from "../shell/use-refresh-on-change";
import { statusOf } from "./session-status";

type Props = {
  readonly sessionId: string;
  /** Version of the session that this page shows; a session with another version is newer. */
  readonly version: string;
};

export function StatusWatcher({ sessionId, version }: Props) {
  useRefreshOnChange(
    useCallback(async () => (await statusOf(sessionId)).version, [sessionId]),
    version,
  );
  return null;
}
