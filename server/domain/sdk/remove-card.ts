import { removeSavedCard, savedCards } from "@/server/domain/payments";
import { Conflict, NotFound } from "@/server/kernel/errors";
import type { Ctx } from "@/server/kernel/types";
import { sdkSession } from "./sdk-session";

/**
 * Deletes a saved card that the session offers, at every gateway that saved it (Spec, "The SDK payload").
 * @throws {NotFound} if the merchant has no such session, or it does not offer the card
 * @throws {Conflict} if an agreement or a subscription charges the card
 */
export async function removeSdkCard(
  ctx: Ctx,
  { sessionId, cardId }: { sessionId: string; cardId: string },
): Promise<void> {
  const page = await sdkSession(ctx, sessionId);
  if (!(await savedCards(page)).some(({ card }) => card.id === cardId)) throw new NotFound();
  const { kind } = await removeSavedCard(ctx, { sessionId, cardId });
  if (kind === "locked") throw new Conflict("This card is in use and cannot be deleted until another card takes over.");
}
