/**
 * Fills the tables through which earlier modules reach later ones (ARCHITECTURE.md, "Upward effects").
 * Imported once, for its effect.
 */
import { endInvoice, rescheduleDueDates, settleInvoice } from "@/server/domain/invoices";
import { onZoneChange } from "@/server/domain/merchants";
import { findOneStepResult, payInOneStep } from "@/server/domain/native";
import { wordMailsBy } from "@/server/domain/notifications";
import { onSettled, registerDueCheck } from "@/server/domain/payments";
import { setupPreload } from "@/server/domain/sdk";
import { onCreate, onEnded, onInstrument, onPreload } from "@/server/domain/sessions";
import {
  abandonSetup,
  createSubscription,
  isStillDue,
  rescheduleForTimeZone,
  settleSubscription,
} from "@/server/domain/subscriptions";
import { wordMail } from "@/server/emails/word-mail";

onInstrument({ validate: payInOneStep, findEarlierResult: findOneStepResult });
onPreload(setupPreload);
wordMailsBy(wordMail);
onCreate("auto_pay", createSubscription);
onSettled("auto_pay", settleSubscription);
registerDueCheck("auto_pay", isStillDue);
onSettled("save_card", settleSubscription);
onEnded("auto_pay", abandonSetup);
onZoneChange(rescheduleForTimeZone);
onSettled("invoice", settleInvoice);
onEnded("invoice", endInvoice);
onZoneChange(rescheduleDueDates);
