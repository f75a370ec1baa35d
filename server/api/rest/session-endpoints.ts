import { ANY } from "@/server/domain/merchants";
import {
  CreateSession,
  PatchSession,
  requireUpdateRights,
  retrieveWithTransactions,
  updateSession,
} from "@/server/domain/sessions";
import { endpoint } from "./endpoint";
import { ATTACHMENT } from "./media";

const SHARED = { auth: ["private_key", "basic", "bearer"], params: ["session_id"], upload: ATTACHMENT } as const;

export const sessionEndpoints = {
  GET: endpoint({
    ...SHARED,
    needs: ANY.view,
    run: ({ ctx, params }) => retrieveWithTransactions(ctx, params.session_id),
  }),
  PATCH: endpoint({
    ...SHARED,
    needs: ANY.change,
    body: PatchSession,
    authorize: ({ ctx, params, body: fields }) => requireUpdateRights(ctx, { sessionId: params.session_id, fields }),
    run: ({ ctx, params: { session_id: sessionId }, body: fields }) => updateSession(ctx, { sessionId, fields }),
  }),
  PUT: endpoint({
    ...SHARED,
    needs: ANY.change,
    body: CreateSession,
    authorize: ({ ctx, params, body: fields }) =>
      requireUpdateRights(ctx, { sessionId: params.session_id, fields, isFullUpdate: true }),
    run: ({ ctx, params, body: fields }) =>
      updateSession(ctx, { sessionId: params.session_id, fields, isFullUpdate: true }),
  }),
};
