import { endpoint, route } from "@/server/api/rest/route";
import { ChannelMessage, channelNamed, MAX_MESSAGE_BYTES, sendMessage } from "@/server/domain/notifications";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "notification.send",
    limit: "utility",
    params: ["channel"],
    body: ChannelMessage,
    maxBytes: MAX_MESSAGE_BYTES,
    run: ({ ctx, params, body }) => sendMessage(ctx, { channel: channelNamed(params.channel), message: body }),
  }),
});
