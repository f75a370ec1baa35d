/** Fills the tables through which earlier modules reach later ones (ARCHITECTURE.md, "Upward effects"). Imported once, for its effect. */
import { payInOneStep } from "./domain/native";
import { wordMailsBy } from "./domain/notifications";
import { onInstrument } from "./domain/sessions";
import { wordMail } from "./emails/word-mail";

onInstrument(payInOneStep);
wordMailsBy(wordMail);
