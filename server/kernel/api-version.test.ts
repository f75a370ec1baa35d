import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import {
  API_VERSIONS,
  type ApiVersions,
  answerOfVersion,
  asNewest,
  eventOfVersion,
  isNewest,
  newestVersion,
  versionsOf,
} from "./api-version";

type Fields = Readonly<Record<string, unknown>>;

function isFields(value: unknown): value is Fields {
  return typeof value === "object" && value !== null && !Array.isArray(value);
}

/** A field that was called `from` is called `to`. */
function renamed(value: unknown, from: string, to: string): unknown {
  if (!isFields(value) || !(from in value)) return value;
  const { [from]: kept, ...rest } = value;
  return { ...rest, [to]: kept };
}

const AT = { method: "POST", path: "/b/x" };

/** `name` became `title` in February, and `title` became `label` in May. */
const PLANTED: ApiVersions = {
  first: "2026-11-23",
  changes: [
    {
      version: "2027-02-01",
      request: ({ query, body }) => ({ query, body: renamed(body, "name", "title") }),
      answer: (body) => renamed(body, "title", "name"),
      event: ({ title, ...rest }) => ({ ...rest, name: title }),
    },
    {
      version: "2027-05-01",
      request: ({ query, body }) => ({ query: renamed(query, "q", "search"), body: renamed(body, "title", "label") }),
      answer: (body, { status }) => (status < 400 ? renamed(body, "label", "title") : body),
      event: ({ label, ...rest }) => ({ ...rest, title: label }),
    },
  ],
};

test("this release has versions that are days in order, and the newest is what new keys get", () => {
  const versions = versionsOf(API_VERSIONS);
  expect(versions).toEqual([...versions].sort());
  for (const version of versions) expect(version).toMatch(/^\d{4}-\d{2}-\d{2}$/);
  expect(newestVersion(API_VERSIONS)).toBe(versions.at(-1));
  expect([versionsOf(PLANTED), newestVersion(PLANTED)]).toEqual([
    ["2026-11-23", "2027-02-01", "2027-05-01"],
    "2027-05-01",
  ]);
});

describe("a caller meets the form of its version", () => {
  it.each([
    ["2026-11-23", "name", { q: 1 }, false],
    ["2027-02-01", "title", { q: 1 }, false],
    ["2027-05-01", "label", { search: 1 }, true],
  ])("of %s", (version, field, query, newest) => {
    expect(answerOfVersion(PLANTED, version, { label: "a", n: 1 }, { ...AT, status: 200 })).toEqual({
      [field]: "a",
      n: 1,
    });
    expect(eventOfVersion(PLANTED, version, { label: "a" })).toEqual({ [field]: "a" });
    const read = asNewest(PLANTED, version, { query, body: { [field]: "a" } }, AT);
    expect(read).toEqual({ query: { search: 1 }, body: { label: "a" } });
    expect(isNewest(PLANTED, version)).toBe(newest);
  });

  test("a change sees the status of the answer", () => {
    const refusal = { label: ["This field is required."] };
    expect(answerOfVersion(PLANTED, "2027-02-01", refusal, { ...AT, status: 400 })).toEqual(refusal);
  });

  test("null and other values without fields pass", () => {
    for (const value of [null, undefined, "text", [1]])
      expect(answerOfVersion(PLANTED, "2026-11-23", value, { ...AT, status: 200 })).toEqual(value);
  });
});

test("what is sent in any version comes back in it as it was sent", () => {
  const fields = fc.dictionary(fc.constantFrom("a", "b", "n"), fc.jsonValue({ maxDepth: 1 }));
  fc.assert(
    fc.property(fc.constantFrom(...versionsOf(PLANTED)), fields, fc.string(), (version, rest, value) => {
      const name = { "2026-11-23": "name", "2027-02-01": "title" }[version] ?? "label";
      const sent = { ...rest, [name]: value };
      const { body } = asNewest(PLANTED, version, { query: {}, body: sent }, AT);
      expect(answerOfVersion(PLANTED, version, body, { ...AT, status: 200 })).toEqual(sent);
    }),
  );
});

test("without changes nothing is touched", () => {
  const body = { a: 1 };
  expect(answerOfVersion(API_VERSIONS, API_VERSIONS.first, body, { ...AT, status: 200 })).toBe(body);
});
