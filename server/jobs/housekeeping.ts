import { systemContext } from "@/server/context";
import { sweepAttachments } from "@/server/domain/attachments";
import { chainAuditEvents } from "@/server/domain/audit";
import { sweepPaymentFiles, sweepReceipts } from "@/server/domain/console";
import { countLists } from "@/server/domain/counts";
import { turnMonths } from "@/server/domain/history";
import { sweepInvoiceDocuments } from "@/server/domain/invoices";
import { pruneCounters } from "@/server/domain/limits";
import { pruneDevices } from "@/server/domain/payments";
import { pruneReportLinks, sweepReportFiles } from "@/server/domain/reports";
import { pruneRequestLog } from "@/server/domain/request-log";
import { env } from "@/server/env";
import type { SystemCtx } from "@/server/kernel/types";
import { watchClock } from "./clock-watch";
import { forgetEnded, pruneFailures } from "./failing-items";
import { JOBS } from "./registry";
import { freeFarLeases } from "./statements";

const HOUR_MS = 3_600_000;
const CHAIN_MS = 5_000;
const MINUTE_MS = 60_000;

type Chore = { readonly work: (system: SystemCtx) => Promise<unknown>; readonly failure: string };

const LEASES: Chore = { work: freeFarLeases, failure: "Leases that end too late could not be ended." };

const ENDED: Chore = {
  work: (system) => forgetEnded(system, JOBS),
  failure: "Items of jobs that ended after they were given up could not be forgotten.",
};

const CHORES: readonly Chore[] = [
  LEASES,
  { work: countLists, failure: "Long lists were not counted; their numbers stay exact and take longer." },
  { work: pruneCounters, failure: "Old rate counters and idempotency keys could not be deleted." },
  { work: pruneDevices, failure: "Browsers of ended charges could not be deleted." },
  { work: pruneReportLinks, failure: "Old links of reports could not be deleted." },
  { work: pruneRequestLog, failure: "Old requests could not be deleted from the request log." },
  { work: sweepReportFiles, failure: "Files that no report names could not be deleted." },
  { work: sweepPaymentFiles, failure: "Old files of payments could not be deleted." },
  { work: sweepInvoiceDocuments, failure: "Old documents of invoices could not be deleted." },
  { work: sweepReceipts, failure: "Old receipts could not be deleted." },
  { work: sweepAttachments, failure: "Unused attachments could not be deleted." },
  { work: pruneFailures, failure: "Old failures of jobs could not be deleted." },
  {
    work: (system) => turnMonths(system, env.keepMonths),
    failure: "Partitions were not made, or months not archived; this is tried again.",
  },
];

async function attempt(system: SystemCtx, { work, failure }: Chore): Promise<void> {
  await work(system).catch((error: unknown) => system.log.warn({ err: error }, failure));
}

/** Runs the tasks one by one, because a starting process has other statements to run. Never throws. */
async function inTurn(system: SystemCtx): Promise<void> {
  for (const chore of CHORES) await attempt(system, chore);
}

/**
 * Runs housekeeping now, every hour, and when the clock was set; chains audit events every five seconds.
 * Leases that last too long are ended even during a running sweep.
 */
export function startHousekeeping(): { stop(): void } {
  const system = systemContext("housekeeping");
  let sweeping = Promise.resolve();
  const sweep = (): void => {
    sweeping = sweeping.then(() => inTurn(system));
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS).unref();
  const chaining = setInterval(() => {
    chainAuditEvents(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Audit events could not be chained; this is tried again.");
    });
  }, CHAIN_MS).unref();
  const forgetting = setInterval(() => void attempt(system, ENDED), MINUTE_MS).unref();
  const watch = watchClock(() => {
    void attempt(system, LEASES);
    sweep();
  });
  return {
    stop: () => {
      clearInterval(timer);
      clearInterval(chaining);
      clearInterval(forgetting);
      watch.stop();
    },
  };
}
