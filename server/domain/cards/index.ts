/** Saved cards: tokens of customers at gateways. */
export { cardsOf } from "./list-cards";
export type { CardToSave, SavedCard } from "./save-card";
export { saveCard } from "./save-card";
export type { TokenView } from "./views";
export { tokenView } from "./views";
