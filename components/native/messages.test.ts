import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { type Envelope, FROM_PAGE, MAX_BYTES, type PageMessage, readMessage, writeMessage } from "./messages";

const SID = "s".repeat(40);
const GOOD = { v: 1, id: "m-1", re: null, type: "back", sid: SID, ts: 1, data: {} };

function kindOf(change: object): string {
  return readMessage(JSON.stringify({ ...GOOD, ...change }), SID).kind;
}

describe("of what the app sends is heard", () => {
  it.each([
    [{}, "message"],
    [{ re: "m-0" }, "message"],
    [{ re: undefined, ts: undefined }, "message"],
    [{ v: 2 }, "version"],
    [{ v: "1" }, "ignored"],
    [{ v: 1.5 }, "ignored"],
    [{ id: "" }, "ignored"],
    [{ id: "a b" }, "ignored"],
    [{ id: "x".repeat(65) }, "ignored"],
    [{ re: 3 }, "ignored"],
    [{ type: "unknown" }, "ignored"],
    [{ type: "success" }, "ignored"],
    [{ type: "toString" }, "ignored"],
    [{ sid: "t".repeat(40) }, "ignored"],
    [{ data: null }, "ignored"],
    [{ data: [] }, "ignored"],
    [{ data: { long: "x".repeat(MAX_BYTES) } }, "ignored"],
    [{ data: { long: "ص".repeat(MAX_BYTES / 2) } }, "ignored"],
  ])("%j: %s", (change, kind) => {
    expect(kindOf(change)).toBe(kind);
  });

  it("no text that is no message, and nothing that is no text", () => {
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.string(), fc.json()), (sent) => {
        expect(readMessage(sent, SID)).toEqual({ kind: "ignored" });
      }),
    );
  });

  it("none of the keys that the table does not name", () => {
    const read = readMessage(JSON.stringify({ ...GOOD, type: "ack", data: { re: "m-0", pan: "4111" } }), SID);
    expect(read).toMatchObject({ kind: "message", message: { data: { re: "m-0" } } });
    expect(JSON.stringify(read)).not.toContain("4111");
  });
});

describe("what the page says", () => {
  const envelope = (type: PageMessage, data: object): Envelope<PageMessage> => ({
    ...GOOD,
    type,
    data: data as Envelope<PageMessage>["data"],
  });

  test("has the keys of its type alone, so that no card number or code is ever in it", () => {
    const secret = "4111111111111111";
    const data = Object.fromEntries(["number", "cvv", "cvc", "otp", "pan", "token"].map((key) => [key, secret]));
    for (const type of Object.keys(FROM_PAGE) as PageMessage[])
      expect(writeMessage(envelope(type, { ...data, message: "m" }))).not.toContain(secret);
  });

  test("is never too long: then it is without the gateway's answer", () => {
    const long = { pg_code: "sandbox", pg_name: "x", pg_response: { text: "ص".repeat(MAX_BYTES) } };
    const text = writeMessage(envelope("cancel", { message: "m", status: "canceled", payment_gateway_info: long }));
    expect(JSON.parse(text).data).toEqual({ message: "m", status: "canceled" });
  });
});
