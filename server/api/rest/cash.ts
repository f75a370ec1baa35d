/** Cash on delivery, at two addresses. */
import { CashRequest, payByCash } from "@/server/domain/native";
import { endpoint } from "./endpoint";
import { reply } from "./reply";

export const CASH_PATH = "/b/pbl/v2/payment/cash/";

export const cashEndpoint = endpoint({
  auth: ["private_key"],
  repeats: "own_rule",
  body: CashRequest,
  run: async ({ ctx, body, headers }) => {
    const { status, view } = await payByCash(ctx, {
      ...body,
      idempotencyKey: headers.get("idempotency-key") || null,
    });
    return reply(status, view);
  },
});
