import { withIdempotency } from "@/server/domain/limits";
import { CreateSession, createOrPay } from "@/server/domain/sessions";
import { jsonObject, jsonText } from "@/server/kernel/json";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";

export type PaymentForm = { readonly key: string; readonly body: unknown };

/** Scope of the console's idempotency keys, separate from the REST API's. */
const ROUTE = "console-create-session";

/**
 * Creates a session like `POST /b/checkout/v1/pymt-txn/`, once per idempotency key, and returns its id.
 * @throws {InvalidFields} {Forbidden} as {@link createOrPay}
 * @throws {Conflict} if the same form is still being processed
 * @throws {Unprocessable} if the form was changed and sent again with its key
 */
export async function createPayment(ctx: Ctx, { key, body }: PaymentForm): Promise<string> {
  const input = readInput(CreateSession, body);
  const { body: answer } = await withIdempotency(ctx, { key, route: ROUTE, body }, async (once) => {
    const { status, view } = await createOrPay(ctx, { ...input, instrument: undefined }, once);
    return { status, body: { session_id: jsonObject(view)?.session_id } };
  });
  return jsonText(jsonObject(answer)?.session_id) ?? "";
}
