import { deleteCard } from "@/server/domain/cards";
import { loadSessionForPage } from "@/server/domain/sessions";
import { Conflict, NotFound } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import type { RemoveOutcome } from "../views";
import { savedCards } from "./saved-cards";

/**
 * Deletes the card of the session's customer at every gateway that saved it (Spec, "Saved cards at the
 * checkout"). `not_found`: the session does not exist; a missing card counts as deleted.
 */
export async function removeSavedCard(
  system: SystemCtx,
  input: { sessionId: string; cardId: string },
): Promise<RemoveOutcome> {
  const page = await loadSessionForPage(system, input.sessionId);
  if (page === null) return { kind: "not_found" };
  const offered = (await savedCards(page)).find(({ card }) => card.id === input.cardId);
  if (offered === undefined) return { kind: "removed" };
  const { token, customerId } = offered.card;
  try {
    await deleteCard(page.ctx, token, { customerId, type: null });
    return { kind: "removed" };
  } catch (error) {
    if (error instanceof Conflict) return { kind: "locked" };
    if (error instanceof NotFound) return { kind: "removed" };
    throw error;
  }
}
