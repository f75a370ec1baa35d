import { ATTACHMENT } from "@/server/api/rest/media";
import { endpoint, route } from "@/server/api/rest/route";
import { CreateSession, PatchSession, retrieveSession, updateSession } from "@/server/domain/sessions";

const shared = { auth: ["private_key", "basic", "bearer"], params: ["session_id"], upload: ATTACHMENT } as const;

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  GET: endpoint({ ...shared, run: ({ ctx, params }) => retrieveSession(ctx, params.session_id) }),
  PATCH: endpoint({
    ...shared,
    body: PatchSession,
    run: ({ ctx, params: { session_id: sessionId }, body: fields }) => updateSession(ctx, { sessionId, fields }),
  }),
  PUT: endpoint({
    ...shared,
    body: CreateSession,
    run: ({ ctx, params, body: fields }) =>
      updateSession(ctx, { sessionId: params.session_id, fields, isFullUpdate: true }),
  }),
});
