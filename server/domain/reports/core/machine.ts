/** States of a report (Spec, "Report files", "Making and keeping reports"). */
import type { TransitionTable } from "@/server/kernel/machine";
import type { ReportState } from "./words";

export type ReportEvent = "written" | "expired";

export const REPORT: TransitionTable<ReportState, ReportEvent> = {
  in_progress: { written: "finished" },
  finished: { expired: "expired" },
  expired: {},
};

export function reportState(text: string): ReportState {
  if (!isReportState(text)) throw new RangeError(`Unknown report state ${text}`);
  return text;
}

function isReportState(text: string): text is ReportState {
  return Object.hasOwn(REPORT, text);
}
