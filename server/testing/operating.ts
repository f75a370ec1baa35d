/** Paid and authorized sessions, and operations in API form, for tests. */
import { OperationRequest, runOperation } from "@/server/domain/operations";
import { readInput } from "@/server/kernel/read-input";
import type { Ctx } from "@/server/kernel/types";
import { type TestMerchant, testMerchant } from "./harness";
import { newSession, pay } from "./paying";

/** A merchant with the seeded gateway accounts, and one account without operations. */
export function operatingMerchant(choices: Parameters<typeof testMerchant>[0] = {}): Promise<TestMerchant> {
  return testMerchant({
    ...choices,
    gateways: [
      {},
      { code: "sandbox-auth", operation: "authorize", operations: ["refund", "void", "capture"] },
      { code: "sandbox-fee", operation: "authorize", operations: ["refund", "void"], feeFixed: "0.500" },
      { code: "sandbox-plain", operation: "authorize", operations: [] },
      ...(choices.gateways ?? []),
    ],
  });
}

/** A paid session, of 10.500 KWD by default. */
export async function paidSession(
  merchant: TestMerchant,
  pgCode = "sandbox",
  wire: Record<string, unknown> = {},
): Promise<string> {
  const id = await newSession(merchant, { pg_codes: [pgCode], ...wire });
  await pay(merchant, id, "1", { pgCode });
  return id;
}

/** Requests an operation; `body` is the API's request body. */
export function operate(
  ctx: Ctx,
  body: Record<string, unknown>,
  key: string | null = null,
): Promise<{
  readonly status: 200 | 202;
  readonly view: Readonly<Record<string, unknown>>;
  readonly isReplay: boolean;
}> {
  return runOperation(ctx, readInput(OperationRequest, body), { trackingKey: key });
}

/** The response body with which an operation is refused. */
export async function refusalOf(work: Promise<unknown>): Promise<unknown> {
  try {
    await work;
  } catch (error) {
    if (error instanceof Error && "extra" in error) return { detail: error.message, ...toObject(error.extra) };
    throw error;
  }
  throw new Error("It was not refused.");
}

function toObject(value: unknown): object {
  return typeof value === "object" && value !== null ? value : {};
}
