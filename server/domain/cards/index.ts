/** Saved cards: tokens of customers at gateways. */
export { cardsOf } from "./list-cards";
export type { CardToSave } from "./save-card";
export { saveCard } from "./save-card";
export { tokenView } from "./views";
