import { ATTACHMENT } from "@/server/api/rest/media";
import { endpoint, route } from "@/server/api/rest/route";
import { ANY } from "@/server/domain/merchants";
import {
  CreateSession,
  PatchSession,
  requireUpdateRights,
  retrieveSession,
  updateSession,
} from "@/server/domain/sessions";

const shared = { auth: ["private_key", "basic", "bearer"], params: ["session_id"], upload: ATTACHMENT } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ ...shared, needs: ANY.view, run: ({ ctx, params }) => retrieveSession(ctx, params.session_id) }),
  PATCH: endpoint({
    ...shared,
    needs: ANY.change,
    body: PatchSession,
    authorize: ({ ctx, params, body: fields }) => requireUpdateRights(ctx, { sessionId: params.session_id, fields }),
    run: ({ ctx, params: { session_id: sessionId }, body: fields }) => updateSession(ctx, { sessionId, fields }),
  }),
  PUT: endpoint({
    ...shared,
    needs: ANY.change,
    body: CreateSession,
    authorize: ({ ctx, params, body: fields }) =>
      requireUpdateRights(ctx, { sessionId: params.session_id, fields, isFullUpdate: true }),
    run: ({ ctx, params, body: fields }) =>
      updateSession(ctx, { sessionId: params.session_id, fields, isFullUpdate: true }),
  }),
});
