import { withIdempotency } from "@/server/domain/limits";
import { CreateSession, createOrPay } from "@/server/domain/sessions";
import { jsonObject, jsonText } from "@/server/kernel/json";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";

/** `key` is the form's idempotency key; `body` is the REST body. */
export type PaymentForm = { readonly key: string; readonly body: unknown };

/** The endpoint's name for idempotency, separate from REST. */
const ROUTE = "console-create-session";

/**
 * Creates the session as `POST /b/checkout/v1/pymt-txn/` does, once per key, and returns its id.
 * @throws {InvalidFields} {Forbidden} as {@link createOrPay}
 * @throws {Conflict} the same form is still being processed @throws {Unprocessable} the form was changed and
 * sent again under its key
 */
export async function createPayment(ctx: Ctx, { key, body }: PaymentForm): Promise<string> {
  const input = readInput(CreateSession, body);
  const { body: answer } = await withIdempotency(ctx, { key, route: ROUTE, body }, async (once) => {
    const { status, view } = await createOrPay(ctx, { ...input, instrument: undefined }, once);
    return { status, body: { session_id: jsonObject(view)?.session_id } };
  });
  return jsonText(jsonObject(answer)?.session_id) ?? "";
}
