/** Fills the tables through which earlier modules reach later ones (ARCHITECTURE.md, "Upward effects"). Imported once, for its effect. */
import { payInOneStep } from "./domain/native";
import { onInstrument } from "./domain/sessions";

onInstrument(payInOneStep);
