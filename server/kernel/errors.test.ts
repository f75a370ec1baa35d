import { describe, expect, it } from "vitest";
import * as errors from "./errors";

describe("a refusal says what kind it is, under its own name", () => {
  it.each<[errors.AppError, string, errors.ErrorKind, string]>([
    [new errors.InvalidFields({ x: ["a"] }), "InvalidFields", "invalid", "Invalid input."],
    [new errors.BadRequest("No."), "BadRequest", "invalid", "No."],
    [new errors.InvalidAmount("No."), "InvalidAmount", "invalid", "No."],
    [
      new errors.Unauthenticated(),
      "Unauthenticated",
      "unauthenticated",
      "Authentication credentials were not provided.",
    ],
    [new errors.Forbidden(), "Forbidden", "forbidden", "You do not have permission to perform this action."],
    [new errors.NotFound(), "NotFound", "not_found", "Not found."],
    [new errors.Conflict("No."), "Conflict", "conflict", "No."],
    [new errors.Unprocessable("No."), "Unprocessable", "unprocessable", "No."],
    [new errors.Locked("No."), "Locked", "locked", "No."],
    [new errors.Busy(), "Busy", "busy", "The service is busy. Try again shortly."],
    [new errors.TooLarge(), "TooLarge", "too_large", "The request body is too large."],
    [
      new errors.UnsupportedMedia("text/csv"),
      "UnsupportedMedia",
      "unsupported_media",
      'Unsupported media type "text/csv" in request.',
    ],
  ])("%s", (error, name, kind, message) => {
    expect(error).toBeInstanceOf(errors.AppError);
    expect([error.name, error.kind, error.message]).toEqual([name, kind, message]);
    expect(String(error)).toBe(`${name}: ${message}`);
  });
});

it.each([
  [1, "1 second."],
  [60, "60 seconds."],
])("the error of a throttled caller says when to come back: %i", (seconds, words) => {
  const error = new errors.RateLimited(seconds);
  expect(error.retryAfterSeconds).toBe(seconds);
  expect(error.message).toBe(`Request was throttled. Expected available in ${words}`);
});

it("what is busy may be tried again, what is wrong may not", () => {
  expect(new errors.Busy().retryAfterSeconds).toBe(1);
  expect(new errors.BadRequest("No.").retryAfterSeconds).toBeUndefined();
});

it("a rejected operation carries its further keys", () => {
  const extra = { operation: "refund", result: "failed" };
  expect(new errors.BadRequest("No.", extra).extra).toEqual(extra);
  expect(new errors.Conflict("No.", extra).extra).toEqual(extra);
});
