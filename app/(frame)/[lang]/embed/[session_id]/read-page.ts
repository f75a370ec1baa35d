import { readCheckout } from "@/server/domain/payments";
import { readEmbedding } from "@/server/domain/sdk";
import { readPlan } from "@/server/domain/subscriptions";
import { PAYMENT_TYPES } from "@/server/kernel/payment-types";
import type { Language } from "@/server/kernel/types";
import { isOpening, pageContext } from "@/server/pages/view";
import type { EmbedPlace } from "./place";

/**
 * Opens the session if the public key is valid.
 * @returns null without a session, or if the origin may not embed it
 */
export async function readPage(
  { sessionId, query }: EmbedPlace,
  language: Language,
  tokens: { readonly tried: string | null; readonly challenged: string | null },
) {
  const system = await pageContext();
  const { origin = "", key = "" } = query;
  const embedding = await readEmbedding(system, { sessionId, origin, key, language });
  if (embedding === null || embedding.kind === "unaccepted") return embedding && { kind: embedding.kind, embedding };
  const view = await readCheckout(system, sessionId, { opening: await isOpening(), language, ...tokens });
  if (view === null) return null;
  const mayServe = PAYMENT_TYPES[view.paymentType].mayServeSubscription;
  return { kind: embedding.kind, view, embedding, plan: mayServe ? await readPlan(system, sessionId) : null };
}
