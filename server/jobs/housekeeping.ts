/** Deletes or archives expired rows, in every process. */
import { systemContext } from "@/server/context";
import { sweepAttachments } from "@/server/domain/attachments";
import { chainAuditEvents } from "@/server/domain/audit";
import { countLists } from "@/server/domain/counts";
import { turnMonths } from "@/server/domain/history";
import { sweepInvoiceDocuments } from "@/server/domain/invoices";
import { pruneCounters } from "@/server/domain/limits";
import { pruneReportLinks, sweepReportFiles } from "@/server/domain/reports";
import { pruneRequestLog } from "@/server/domain/request-log";
import { env } from "@/server/env";
import { watchClock } from "./clock-watch";
import { freeFarLeases } from "./statements";

const HOUR_MS = 3_600_000;
const CHAIN_MS = 5_000;

/** Runs housekeeping now, every hour, and when the clock was set; chains audit events every five seconds. */
export function startHousekeeping(): { stop(): void } {
  const system = systemContext("housekeeping");
  const sweep = (): void => {
    freeFarLeases(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Leases that end too late could not be ended.");
    });
    turnMonths(system, env.keepMonths).catch((error: unknown) => {
      system.log.warn({ err: error }, "Partitions were not made, or months not archived; this is tried again.");
    });
    countLists(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Long lists were not counted; their numbers stay exact and take longer.");
    });
    pruneCounters(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Old rate counters and idempotency keys could not be deleted.");
    });
    pruneReportLinks(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Old links of reports could not be deleted.");
    });
    pruneRequestLog(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Old requests could not be deleted from the request log.");
    });
    sweepReportFiles(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Files that no report names could not be deleted.");
    });
    sweepInvoiceDocuments(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Old documents of invoices could not be deleted.");
    });
    sweepAttachments(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Unused attachments could not be deleted.");
    });
  };
  sweep();
  const timer = setInterval(sweep, HOUR_MS).unref();
  const chaining = setInterval(() => {
    chainAuditEvents(system).catch((error: unknown) => {
      system.log.warn({ err: error }, "Audit events could not be chained; this is tried again.");
    });
  }, CHAIN_MS).unref();
  const watch = watchClock(sweep);
  return {
    stop: () => {
      clearInterval(timer);
      clearInterval(chaining);
      watch.stop();
    },
  };
}
