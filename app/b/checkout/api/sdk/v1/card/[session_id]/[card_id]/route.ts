import { endpoint, route } from "@/server/api/rest/route";
import { removeSdkCard } from "@/server/domain/sdk";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    auth: ["public_key"],
    needs: { none: "public_key" },
    crossOrigin: true,
    params: ["session_id", "card_id"],
    run: ({ ctx, params }) => removeSdkCard(ctx, { sessionId: params.session_id, cardId: params.card_id }),
  }),
});
