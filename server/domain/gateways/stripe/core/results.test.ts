import { expect, test } from "vitest";
import { resultOfCapture } from "./answers";

test("a capture after which the money is still held is not a success", () => {
  const intent = {
    id: "pi_1",
    object: "payment_intent",
    status: "requires_capture",
    amount: 5120,
    amount_received: 0,
    amount_capturable: 5120,
    currency: "kwd",
    metadata: { reference: "SRF1", capture: "SRC1" },
  } as const;
  expect(resultOfCapture(intent)).toMatchObject({ outcome: "pending", about: "SRC1" });
  const taken = { ...intent, status: "succeeded", amount_received: 5120, amount_capturable: 0 };
  expect(resultOfCapture(taken)).toMatchObject({ outcome: "success", stage: "taken", about: "SRC1" });
});
