import { withIdempotency } from "@/server/domain/limits";
import { CreateLink, createLink } from "@/server/domain/payment-links";
import { jsonObject, jsonText } from "@/server/kernel/json";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import type { PaymentForm } from "./create-payment";

const ROUTE = "console-create-payment-link";

/**
 * Creates a payment link as the REST API does, once per idempotency key, and returns its id.
 * @throws {InvalidFields} {Forbidden} as {@link createLink}
 * @throws {Conflict} {Unprocessable} as {@link createPayment}
 */
export async function createLinkOnce(ctx: Ctx, { key, body }: PaymentForm): Promise<string> {
  const input = readInput(CreateLink, body);
  const { body: answer } = await withIdempotency(ctx, { key, route: ROUTE, body }, async () => {
    const { id } = await createLink(ctx, input);
    return { status: 201, body: { id } };
  });
  return jsonText(jsonObject(answer)?.id) ?? "";
}
