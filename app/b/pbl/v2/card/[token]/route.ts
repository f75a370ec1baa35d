import { endpoint, route } from "@/server/api/rest/route";
import { CardDeletion, deleteCard } from "@/server/domain/cards";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  DELETE: endpoint({
    auth: ["private_key"],
    keysByBasic: false,
    needs: "card.delete",
    params: ["token"],
    query: CardDeletion,
    run: ({ ctx, params, query }) => deleteCard(ctx, params.token, query),
  }),
});
