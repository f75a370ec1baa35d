import { endpoint, route } from "@/server/api/rest/route";
import { CreateSession, PatchSession, retrieveSession, updateSession } from "@/server/domain/sessions";

const shared = { auth: ["private_key", "basic", "bearer"], params: ["session_id"] } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ ...shared, run: ({ ctx, params }) => retrieveSession(ctx, params.session_id) }),
  PATCH: endpoint({
    ...shared,
    body: PatchSession,
    run: ({ ctx, params, body }) =>
      updateSession(ctx, { sessionId: params.session_id, fields: body, isFullUpdate: false }),
  }),
  PUT: endpoint({
    ...shared,
    body: CreateSession,
    run: ({ ctx, params, body }) =>
      updateSession(ctx, { sessionId: params.session_id, fields: body, isFullUpdate: true }),
  }),
});
