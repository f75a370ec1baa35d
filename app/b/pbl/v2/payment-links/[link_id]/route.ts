import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import { ChangeLink, changeLink, requireChangeable, retrieveLink } from "@/server/domain/payment-links";

const SHARED = { auth: ["private_key", "basic", "bearer"], params: ["link_id"] } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ ...SHARED, needs: ANY.view, run: ({ ctx, params }) => retrieveLink(ctx, params.link_id) }),
  PATCH: endpoint({
    ...SHARED,
    needs: ANY.change,
    body: ChangeLink,
    authorize: async ({ ctx, params }) => void (await requireChangeable(ctx, params.link_id)),
    run: ({ ctx, params, body }) => changeLink(ctx, { ...body, id: params.link_id }),
  }),
});
