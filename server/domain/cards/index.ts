export { keptAs, openHandle } from "./card-handle";
export type { TokenView } from "./contract";
export { CardDeletion, CardListRequest } from "./contract";
export { deleteCard, deleteCardById } from "./delete-card";
export { boundCard, cardsOf, listCards, mayListCards } from "./list-cards";
export type { BoundAgreement, CardToSave, SavedCard } from "./statements";
export { bindCard, holdCard, saveCard } from "./statements";
export { type ShownCard, shownCard, storedToken, tokenView } from "./views";
