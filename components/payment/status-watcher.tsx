"use client";
/** Polls for a change of the payment, here or in another tab, and reads the page again. */
import { useCallback } from "react";
import { useRefreshOnChange } from "../shell/use-refresh-on-change";
import { statusOf } from "./session-status";

type Props = {
  readonly sessionId: string;
  /** The version shown; any other is newer. */
  readonly version: string;
};

export function StatusWatcher({ sessionId, version }: Props) {
  useRefreshOnChange(
    useCallback(async () => (await statusOf(sessionId)).version, [sessionId]),
    version,
  );
  return null;
}
