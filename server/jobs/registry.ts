/** Every job of the service. Jobs settle, create and write mails, so the handler tables are filled wherever they run. */
import "../wiring";
import { mailJob } from "../domain/notifications";
import { expireApprovalRequests, resolveUnknownOperations } from "../domain/operations";
import { runAutomaticInquiries } from "../domain/payments";
import { expireSessions } from "../domain/sessions";
import {
  chargeDueCycles,
  expireSubscriptions,
  failAbandonedSetups,
  finishCancellations,
  renewalReminders,
  retryCycles,
} from "../domain/subscriptions";
import { releaseReservations } from "../domain/wallet";
import { deliverWebhooks } from "../domain/webhooks";
import { sendMail } from "../emails/send";
import type { Job } from "../kernel/types";

/** In the order in which what falls due at one instant is run while the test clock is advanced (decision §13). */
export const JOBS: readonly Job[] = [
  resolveUnknownOperations,
  runAutomaticInquiries,
  finishCancellations,
  expireSubscriptions,
  chargeDueCycles,
  retryCycles,
  renewalReminders,
  expireSessions,
  failAbandonedSetups,
  expireApprovalRequests,
  releaseReservations,
  deliverWebhooks,
  mailJob(sendMail),
];
