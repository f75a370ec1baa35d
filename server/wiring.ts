/** Fills the tables through which earlier modules reach later ones (ARCHITECTURE.md, "Upward effects"). Imported once, for its effect. */
import { onZoneChange } from "./domain/merchants";
import { paidInOneStep, payInOneStep } from "./domain/native";
import { wordMailsBy } from "./domain/notifications";
import { onlyWhileWanted, onSettled } from "./domain/payments";
import { onCreate, onEnded, onInstrument } from "./domain/sessions";
import { abandonSetup, createSubscription, isStillOwed, moveDays, settleSubscription } from "./domain/subscriptions";
import { wordMail } from "./emails/word-mail";

onInstrument({ judge: payInOneStep, paidAlready: paidInOneStep });
wordMailsBy(wordMail);
onCreate("auto_pay", createSubscription);
onSettled("auto_pay", settleSubscription);
onlyWhileWanted("auto_pay", isStillOwed);
onSettled("save_card", settleSubscription);
onEnded("auto_pay", abandonSetup);
onZoneChange(moveDays);
