import { endpoint, route } from "@/server/api/rest/route";
import { CardListRequest, listCards } from "@/server/domain/cards";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({
    auth: ["private_key"],
    keysByBasic: false,
    needs: "card.view",
    query: CardListRequest,
    run: ({ ctx, query }) => listCards(ctx, query),
  }),
  POST: endpoint({
    auth: ["private_key"],
    keysByBasic: false,
    needs: "card.view",
    repeats: "only_reads",
    body: CardListRequest,
    run: ({ ctx, body }) => listCards(ctx, body),
  }),
});
