/**
 * The list of all jobs. It also registers handlers, because jobs settle payments, create sessions and write
 * mails.
 */
import "@/server/wiring";
import { watchAlerts } from "@/server/domain/alerts";
import { forgetRemovedCards } from "@/server/domain/cards";
import { removePaymentFiles, runBulkActions, writePaymentFiles } from "@/server/domain/console";
import { writeDailyFigures } from "@/server/domain/figures";
import { workGatewayNotifications } from "@/server/domain/gateway-notifications";
import { markOverdueInvoices, sendInvoiceReminders } from "@/server/domain/invoices";
import { mailJob, textJob } from "@/server/domain/notifications";
import { expireApprovalRequests, resolveUnknownOperations, watchReservations } from "@/server/domain/operations";
import { runAutomaticInquiries } from "@/server/domain/payments";
import { removeReportFiles, scheduleReports, writeReports } from "@/server/domain/reports";
import { expireSessions } from "@/server/domain/sessions";
import {
  chargeDueCycles,
  expireSubscriptions,
  expiringCards,
  failAbandonedSetups,
  finishCancellations,
  renewalReminders,
  retryCycles,
  turnPauses,
} from "@/server/domain/subscriptions";
import { releaseReservations } from "@/server/domain/wallet";
import { deliverWebhooks, sendEventsAgain } from "@/server/domain/webhooks";
import { mailOutlet } from "@/server/emails/send";
import { smsOutlet } from "@/server/emails/texts/send-sms";
import { whatsappOutlet } from "@/server/emails/texts/send-whatsapp";
import type { Job } from "@/server/kernel/types";

/** All jobs, in the order in which simultaneous items run on a test clock (decision 0055). */
export const JOBS: readonly Job[] = [
  workGatewayNotifications,
  resolveUnknownOperations,
  watchReservations,
  runAutomaticInquiries,
  finishCancellations,
  expireSubscriptions,
  turnPauses,
  chargeDueCycles,
  retryCycles,
  renewalReminders,
  expiringCards,
  expireSessions,
  failAbandonedSetups,
  markOverdueInvoices,
  sendInvoiceReminders,
  expireApprovalRequests,
  releaseReservations,
  deliverWebhooks,
  sendEventsAgain,
  runBulkActions,
  mailJob(mailOutlet()),
  textJob("sms", smsOutlet()),
  textJob("whatsapp", whatsappOutlet()),
  scheduleReports,
  writeReports,
  removeReportFiles,
  writePaymentFiles,
  removePaymentFiles,
  forgetRemovedCards,
  writeDailyFigures,
  watchAlerts,
];
