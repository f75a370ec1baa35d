import { endpoint, route } from "@/server/api/rest/route";
import { MAX_MESSAGE_BYTES, MessageRequest, sendMessage } from "@/server/domain/notifications";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "notification.send",
    limit: "utility",
    body: MessageRequest,
    maxBytes: MAX_MESSAGE_BYTES,
    run: ({ ctx, body }) => sendMessage(ctx, body),
  }),
});
