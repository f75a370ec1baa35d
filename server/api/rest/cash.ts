import { ANY } from "@/server/domain/merchants";
import { CashRequest, CollectedCash, payByCash, recordCollectedCash } from "@/server/domain/native";
import { endpoint } from "./endpoint";
import { nativeReply } from "./native-reply";

export const CASH_PATH = "/b/pbl/v2/payment/cash/";

export const cashEndpoint = endpoint({
  auth: ["private_key"],
  keysByBasic: false,
  needs: ANY.add,
  repeats: "own_rule",
  body: CashRequest,
  run: async ({ ctx, body, headers }) => {
    return nativeReply(
      await payByCash(ctx, {
        ...body,
        idempotencyKey: headers.get("idempotency-key") || null,
      }),
    );
  },
});

export const collectedCashEndpoint = endpoint({
  auth: ["private_key", "basic", "bearer"],
  keysByBasic: false,
  needs: "payment.collect",
  body: CollectedCash,
  run: async ({ ctx, body }) => nativeReply(await recordCollectedCash(ctx, body)),
});
