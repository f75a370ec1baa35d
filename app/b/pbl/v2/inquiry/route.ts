import { endpoint, route } from "@/server/api/rest/route";
import { InquiryRequest, inquire } from "@/server/domain/payments";

export const { GET, HEAD, POST, PUT, PATCH, DELETE, OPTIONS } = route({
  POST: endpoint({
    auth: ["private_key", "basic", "bearer"],
    needs: "payment.inquiry",
    body: InquiryRequest,
    run: ({ ctx, body }) => inquire(ctx, body),
  }),
});
