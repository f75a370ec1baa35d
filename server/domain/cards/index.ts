/** Saved cards: tokens of customers at gateways. */
export { deleteCard } from "./delete-card";
export { cardsOf, listCards } from "./list-cards";
export type { BoundAgreement, CardToSave } from "./save-card";
export { saveCard } from "./save-card";
export { CardDeletion, CardListRequest } from "./schema";
export { tokenView } from "./views";
