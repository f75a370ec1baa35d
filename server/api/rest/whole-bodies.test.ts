import { expect, it, test } from "vitest";
import type { z } from "zod";
import { ApplePayRequest } from "@/server/domain/native";
import { OperationRequest } from "@/server/domain/operations";
import { InquiryRequest } from "@/server/domain/payments";
import { ClockAdvance } from "@/server/domain/sandbox";
import { CreateSession } from "@/server/domain/sessions";
import { CancellationRequest, SubscriptionQuery } from "@/server/domain/subscriptions";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { fromEntries } from "./form";

const BODIES: readonly [name: string, schema: z.ZodType][] = [
  ["an operation", OperationRequest],
  ["a status query", InquiryRequest],
  ["an advance of the clock", ClockAdvance],
  ["a cancellation", CancellationRequest],
  ["a list of subscriptions", SubscriptionQuery],
];

/** The messages of a body that is a list. */
function messagesFor(schema: z.ZodType): unknown {
  try {
    return readInput<unknown>(schema, []);
  } catch (error) {
    if (error instanceof InvalidFields) return error.fields;
    throw error;
  }
}

it.each(BODIES)("%s that is no object is refused in the documented words", (_name, schema) => {
  expect(messagesFor(schema)).toEqual({ non_field_errors: ["Invalid data. Expected a dictionary, but got list."] });
});

/** What the endpoint gets of an urlencoded body. */
function fromForm<T>(schema: z.ZodType<T>, entries: Record<string, string>): T {
  return readInput(schema, fromEntries(new URLSearchParams(entries), schema));
}

test("a form carries a device wallet's payload, as JSON text or in dotted keys", () => {
  const payload = {
    paymentData: {
      version: "EC_v1",
      data: "d",
      signature: "s",
      header: { publicKeyHash: "h", ephemeralPublicKey: "k" },
    },
    paymentMethod: { displayName: "Visa 1111", network: "Visa", type: "credit" },
    transactionIdentifier: "t",
  };
  const { transactionIdentifier, ...rest } = payload;
  const text = { session_id: "a".repeat(40), payload: JSON.stringify(payload) };
  const dotted = {
    session_id: "a".repeat(40),
    "payload.transactionIdentifier": transactionIdentifier,
    "payload.paymentData": JSON.stringify(rest.paymentData),
    "payload.paymentMethod.displayName": "Visa 1111",
    "payload.paymentMethod.network": "Visa",
    "payload.paymentMethod.type": "credit",
  };
  for (const body of [text, dotted])
    expect(JSON.parse(JSON.stringify(fromForm(ApplePayRequest, body).payload))).toEqual(payload);
});

test("a form turns a mail of a plan off", () => {
  const read = fromForm(CreateSession, {
    type: "e_commerce",
    amount: "1",
    currency_code: "KWD",
    pg_codes: "sandbox",
    "autopay.frequency": "monthly",
    "autopay.notification_preferences.failure_enabled": "false",
  });
  expect(JSON.parse(JSON.stringify(read.autopay))).toEqual({
    frequency: "monthly",
    notification_preferences: { failure_enabled: false },
  });
});
