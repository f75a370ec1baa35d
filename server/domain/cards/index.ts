/** Saved cards: tokens of customers at gateways. */

export { bindCard } from "./bind-card";
export { keptAs, openHandle } from "./card-handle";
export type { TokenView } from "./contract";
export { CardDeletion, CardListRequest } from "./contract";
export { deleteCard, deleteCardById } from "./delete-card";
export { holdCard } from "./hold-card";
export { boundCard, cardsOf, listCards, mayListCards } from "./list-cards";
export type { BoundAgreement, CardToSave, SavedCard } from "./save-card";
export { saveCard } from "./save-card";
export { type ShownCard, shownCard, storedToken, tokenView } from "./views";
