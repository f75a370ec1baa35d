import fc from "fast-check";
import { describe, expect, test, vi } from "vitest";
import { AppError, BadRequest, InvalidFields } from "@/server/kernel/errors";
import { writeJson } from "@/server/kernel/exact-json";
import { UploadedFile } from "@/server/kernel/uploaded-file";
import { anyObject, choice, field, flag, list, object, optional, text, untouched } from "@/server/kernel/wire";
import { anyCharacter } from "@/server/testing/hostile";
import { readBody } from "./body";
import { fromEntries } from "./form";
import { parseJson } from "./json";

const Schema = object({
  one: text(5),
  many: optional(list(text(5))),
  nested: optional(object({ a: text(5), b: optional(list(text(5))), c: optional(object({ d: text(5) })) })),
  extra: optional(anyObject()),
  on: optional(flag()),
  prefs: optional(anyObject({ mail: anyObject({ on: flag() }) })),
  sealed: optional(untouched(object({ a: object({ b: choice(["1"]) }) }))),
}).transform((value) => value);

const plain = (value: unknown): unknown => JSON.parse(JSON.stringify(value));
const read = (query: string): unknown => plain(fromEntries(new URLSearchParams(query), Schema));

describe("a form becomes what the schema reads", () => {
  test.each([
    ["one=1&one=2", { one: "2" }],
    ["many=1", { many: ["1"] }],
    ["many=1&many=2", { many: ["1", "2"] }],
    ['many=["1","2"]', { many: ["1", "2"] }],
    ["many=", {}],
    ["nested.a=1&nested.b=2&nested.c.d=3", { nested: { a: "1", b: ["2"], c: { d: "3" } } }],
    ['nested={"a":"1"}&nested.b=2', { nested: { a: "1", b: ["2"] } }],
    ['extra={"a":{"b":1}}', { extra: { a: { b: 1 } } }],
    ["extra.a=1&extra.b.c=2", { extra: { a: "1", "b.c": "2" } }],
    ["one.x=1", { "one.x": "1" }],
    ["on=false", { on: false }],
    ["on=1", { on: true }],
    ["on=no", { on: "no" }],
    ["prefs.mail.on=false&prefs.mail.off=false", { prefs: { mail: { on: false, off: "false" } } }],
    ['prefs={"mail":{"on":"false"}}', { prefs: { mail: { on: "false" } } }],
    ['sealed={"a":{"b":"1"},"z":2}', { sealed: { a: { b: "1" }, z: 2 } }],
    ["sealed.a.b=1", { sealed: { a: { b: "1" } } }],
    [".a=1&b.=2", { ".a": "1", "b.": "2" }],
  ])("%s", (query, expected) => {
    expect(read(query)).toEqual(expected);
  });

  test("`__proto__` is a key like any other", () => {
    const value = fromEntries(new URLSearchParams("__proto__=1&extra.__proto__=2&extra={}"), Schema);
    expect(JSON.stringify(value)).toBe('{"__proto__":"1","extra":{"__proto__":"2"}}');
  });

  test("too many entries are refused", () => {
    expect(() => read("a=1&".repeat(2_001))).toThrow("at most 2000 entries");
  });
});

describe("files of a multipart form", () => {
  test("reach their reader as they are", async () => {
    const data = new FormData();
    data.append("file", new File(["hello"], "a.txt", { type: "text/plain" }));
    const schema = object({ file: field((value) => value) });
    const request = new Request("http://x.invalid", { method: "POST", body: data });
    const body = await readBody(request, schema);
    expect(Reflect.get(Object(body), "file")).toEqual(new UploadedFile("a.txt", new TextEncoder().encode("hello")));
  });
});

describe("whatever is sent, it is read or refused", () => {
  test.each([
    ["application/x-www-form-urlencoded", "a&".repeat(2_002)],
    [
      'multipart/form-data; boundary="b"',
      `${'--b\r\nContent-Disposition: form-data; name="a"\r\n\r\n1\r\n'.repeat(2_002)}--b--\r\n`,
    ],
  ])("a form of too many entries is refused before it is parsed: %s", async (type, body) => {
    const parse = vi.spyOn(Response.prototype, "formData");
    const request = new Request("http://x.invalid", { method: "POST", body, headers: { "Content-Type": type } });
    await expect(readBody(request, Schema)).rejects.toThrow("at most 2000 entries");
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test.each([
    ["21 files", `${'--b\r\nContent-Disposition: form-data; name="a"; filename="a"\r\n\r\n1\r\n'.repeat(21)}--b--\r\n`],
    ["a part with long headers", `--b\r\nContent-Disposition: form-data; name="a"${"\r\nX: y".repeat(2_000)}\r\n\r\n1`],
    ["a part with a long name", `--b\r\nContent-Disposition: form-data; name="${"%22".repeat(4_000)}"\r\n\r\n1`],
  ])("a form of %s is refused before it is parsed", async (_, body) => {
    const parse = vi.spyOn(Response.prototype, "formData");
    const headers = { "Content-Type": "multipart/form-data; boundary=b" };
    const request = new Request("http://x.invalid", { method: "POST", body, headers });
    await expect(readBody(request, Schema)).rejects.toThrow(/at most 20 files|headers of a part/);
    expect(parse).not.toHaveBeenCalled();
    parse.mockRestore();
  });

  test("a file whose content has no line end for long is read", async () => {
    const data = new FormData();
    data.append("file", new File(["x".repeat(20_000)], "a.txt"));
    const schema = object({ file: field((value) => value) });
    const body = await readBody(new Request("http://x.invalid", { method: "POST", body: data }), schema);
    expect(Reflect.get(Object(body), "file")).toBeInstanceOf(UploadedFile);
  });

  test("JSON values come out as they went in", () => {
    fc.assert(
      fc.property(fc.jsonValue({ maxDepth: 8, noUnicodeString: false, stringUnit: "grapheme" }), (value) => {
        const sent = JSON.stringify(value);
        fc.pre(!sent.includes("\\u0000"));
        expect(JSON.stringify(JSON.parse(writeJson(parseJson(sent))))).toBe(sent);
      }),
    );
  });

  test("objects have no prototype, and `__proto__` is a key like any other", () => {
    const value = parseJson('{"__proto__":{"a":[{"b":1.50}]}}') as Record<string, unknown>;
    expect(Object.getPrototypeOf(value)).toBe(null);
    expect(writeJson(value)).toBe('{"__proto__":{"a":[{"b":1.50}]}}');
  });

  test("an escaped NUL is refused with its field, and an escaped backslash before u0000 is text", () => {
    const fieldsOf = (text: string): unknown => {
      try {
        return parseJson(text);
      } catch (error) {
        return error instanceof InvalidFields ? error.fields : error;
      }
    };
    const NO_NUL = ["Null characters are not allowed."];
    expect(fieldsOf('{"a":[{"b":"x\\u0000"}]}')).toEqual({ a: { 0: { b: NO_NUL } } });
    expect(fieldsOf('{"a\\u0000":1}')).toEqual({ "a\0": NO_NUL });
    expect(fieldsOf('{"a":1,"__proto__":["\\\\\\u0000"]}')).toEqual({ ["__proto__"]: { 0: NO_NUL } });
    expect(fieldsOf('"\\u0000"')).toEqual({ non_field_errors: NO_NUL });
    expect(writeJson(fieldsOf('{"a":"\\\\u00001.50"}'))).toBe('{"a":"\\\\u00001.50"}');
  });

  test.each([
    ["33 levels", "[".repeat(33) + "]".repeat(33)],
    ["half a surrogate pair in a text", '["\\ud800"]'],
    ["half a surrogate pair in a key", '{"\\udc00":1}'],
    ["a number in place of a key", "{1.50 :1}"],
    ["more than 10,000 numbers that a double prints otherwise", `[${Array(10_001).fill("1.50").join()}]`],
  ])("%s is refused", (_, sent) => {
    expect(() => parseJson(sent)).toThrow(BadRequest);
  });

  test("10,000 numbers that a double prints otherwise keep their digits", () => {
    const sent = `[${Array(10_000).fill("1.50").join()}]`;
    expect(writeJson(parseJson(sent))).toBe(sent);
  });

  test("bytes of any type never raise anything but a refusal", async () => {
    const types = [
      "application/json",
      "application/x-www-form-urlencoded",
      "multipart/form-data; boundary=b",
      "text/plain",
      "",
    ];
    const bytes = fc.oneof(
      fc.uint8Array({ maxLength: 200 }),
      fc.string({ unit: anyCharacter, maxLength: 200 }).map((s) => Buffer.from(s)),
    );
    await fc.assert(
      fc.asyncProperty(bytes, fc.constantFrom(...types), async (body, type) => {
        const request = new Request("http://x.invalid", {
          method: "POST",
          body: new Uint8Array(body),
          headers: { "Content-Type": type },
        });
        await readBody(request, Schema).catch((error: unknown) => expect(error).toBeInstanceOf(AppError));
      }),
      { numRuns: 500 },
    );
  });
});
