import { endpoint, route } from "@/server/api/rest/route";
import { CreateSession, createSession } from "@/server/domain/sessions";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    body: CreateSession,
    status: 201,
    idempotency: "create-session",
    run: ({ ctx, body }) => createSession(ctx, body),
  }),
});
