/** Registers handlers of later modules (ARCHITECTURE.md, "Nine facts" 8). Imported for its side effect. */
import { recountDays } from "@/server/domain/figures";
import { deliverLater } from "@/server/domain/gateway-notifications";
import { onLaterNotice } from "@/server/domain/gateways";
import {
  endInvoice,
  failInvoice,
  rescheduleDueDates,
  scheduleReminders,
  serveInvoice,
  settleInvoice,
} from "@/server/domain/invoices";
import { onAccountNews, onAdministration, onInvitation, onReminderDays, onZoneChange } from "@/server/domain/merchants";
import { findOneStepResult, payInOneStep } from "@/server/domain/native";
import {
  checkProvidersBy,
  wordMailsBy,
  wordTextsBy,
  writeAccountNews,
  writeInvitation,
  writeOwnerMail,
} from "@/server/domain/notifications";
import { serveLink, uncountLinkPayment } from "@/server/domain/payment-links";
import { onFailedLater, onSettled, serveSessions } from "@/server/domain/payments";
import { lookAtSchedules } from "@/server/domain/reports";
import { setupPreload } from "@/server/domain/sdk";
import { onCreate, onEnded, onInstrument, onPreload } from "@/server/domain/sessions";
import {
  abandonSetup,
  createSubscription,
  failPaidCycle,
  rescheduleForTimeZone,
  serveSubscription,
} from "@/server/domain/subscriptions";
import { hasProvider } from "@/server/emails/has-provider";
import { wordText } from "@/server/emails/texts/word-text";
import { wordMail } from "@/server/emails/word-mail";

onLaterNotice(deliverLater);
onInstrument({ validate: payInOneStep, findEarlierResult: findOneStepResult });
onPreload(setupPreload);
wordMailsBy(wordMail);
wordTextsBy(wordText);
checkProvidersBy(hasProvider);
onInvitation(writeInvitation);
onAdministration(writeOwnerMail);
onAccountNews(writeAccountNews);
onCreate("auto_pay", createSubscription);
serveSessions("auto_pay", serveSubscription);
serveSessions("save_card", serveSubscription);
onFailedLater("auto_pay", failPaidCycle);
onEnded("auto_pay", abandonSetup);
onZoneChange(rescheduleForTimeZone);
onReminderDays(scheduleReminders);
serveSessions("invoice", serveInvoice);
onSettled("invoice", settleInvoice);
onFailedLater("invoice", failInvoice);
serveSessions("link", serveLink);
onFailedLater("link", uncountLinkPayment);
onEnded("invoice", endInvoice);
onZoneChange(rescheduleDueDates);
onZoneChange(lookAtSchedules);
onZoneChange(recountDays);
