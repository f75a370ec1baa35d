import { expect, it } from "vitest";
import type { z } from "zod";
import { OperationRequest } from "@/server/domain/operations";
import { InquiryRequest } from "@/server/domain/payments";
import { ClockAdvance } from "@/server/domain/sandbox";
import { CancellationRequest, SubscriptionQuery } from "@/server/domain/subscriptions";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/wire";

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
