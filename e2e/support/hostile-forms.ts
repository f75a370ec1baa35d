/** Generates hostile forms, with broken bytes, action references, arguments or fields. */
import fc from "fast-check";
import { hostileText, hostileValue } from "@/server/testing/hostile";
import type { ServerAction } from "./server-actions";

export type HostileForm = { readonly headers: Readonly<Record<string, string>>; readonly body: string | FormData };

/** Values of form fields by name, without React's hidden fields. */
export type Fields = Readonly<Record<string, readonly string[]>>;

const STRANGE = ["__proto__", "then"].map((name): [string, readonly string[]] => [name, [""]]);
const BOUNDARY = "x-sarraf-boundary";

/** References in React's encoding of arguments: to nothing, to themselves, to a prototype, to functions. */
const REFERENCES = ["$@1", "$@99", "$1:__proto__:constructor:constructor", "$F1", "$R1", "$K1", "$n1e9", "$B1", "$T"];

const wellFormed = (text: string): string => text.replace(/\p{Surrogate}/gu, "\ufffd").replaceAll("\0", "\ufffd");

function formOf(entries: readonly (readonly [string, string])[]): FormData {
  const form = new FormData();
  for (const [name, value] of entries) form.append(wellFormed(name), wellFormed(value));
  return form;
}

/** Generates form fields, with known or unknown names and arbitrary values. */
function fieldsOf(known: Fields): fc.Arbitrary<[string, string][]> {
  const field = fc.constantFrom(...Object.entries(known), ...STRANGE);
  return fc.array(
    field.chain(([name, values]) =>
      fc
        .oneof(
          fc.constantFrom(...values),
          hostileText,
          hostileValue.map((each) => JSON.stringify(each) ?? ""),
        )
        .map((text): [string, string] => [name, text]),
    ),
    { maxLength: 8 },
  );
}

/** Generates an action's argument `place`: the valid object with hostile values, or any hostile value. */
function placeOf(place: Readonly<Record<string, string>>): fc.Arbitrary<unknown> {
  const part = (value: string) =>
    fc.oneof({ weight: 6, arbitrary: fc.constant<unknown>(value) }, { weight: 1, arbitrary: hostileValue });
  const parts = fc.record(Object.fromEntries(Object.entries(place).map(([name, value]) => [name, part(value)])));
  return fc.oneof({ weight: 6, arbitrary: parts }, { weight: 1, arbitrary: hostileValue });
}

/**
 * Generates a form as a browser without JavaScript sends it, or a Server Action's call by a script. `place`
 * is a valid first argument of the action, `known` has values of the form's fields.
 */
export function hostileForm(
  { id }: ServerAction,
  place: Readonly<Record<string, string>>,
  known: Fields,
): fc.Arbitrary<HostileForm> {
  const bound = fc.oneof(
    { weight: 6, arbitrary: placeOf(place).map((each) => [each, null]) },
    { weight: 1, arbitrary: fc.array(hostileValue, { maxLength: 4 }) },
    { weight: 1, arbitrary: hostileValue },
  );
  const reference = fc.oneof(
    { weight: 8, arbitrary: fc.constant({ id, bound: "$@1" }) },
    {
      weight: 1,
      arbitrary: fc.record({
        id: fc.constantFrom(id, "", "40aa", "__proto__"),
        bound: fc.constantFrom(...REFERENCES, null, 7),
      }),
    },
  );
  const form = fc.tuple(reference, bound, fieldsOf(known)).map(
    ([action, values, fields]): HostileForm => ({
      headers: {},
      body: formOf([
        ["$ACTION_REF_1", ""],
        ["$ACTION_1:0", JSON.stringify(action)],
        ["$ACTION_1:1", JSON.stringify(values)],
        ...fields,
      ]),
    }),
  );
  const call = fc
    .oneof(
      bound,
      fc.constantFrom(...REFERENCES).map((each) => [each]),
    )
    .map(
      (values): HostileForm => ({
        headers: { "next-action": id, "content-type": "text/plain;charset=UTF-8" },
        body: wellFormed(JSON.stringify(values) ?? ""),
      }),
    );
  return fc.oneof({ weight: 8, arbitrary: form }, { weight: 3, arbitrary: call }, { weight: 2, arbitrary: broken(id) });
}

function broken(id: string): fc.Arbitrary<HostileForm> {
  const multipart = { "content-type": `multipart/form-data; boundary=${BOUNDARY}` };
  const row = (name: string, value: string) =>
    `--${BOUNDARY}\r\nContent-Disposition: form-data; name="${name}"\r\n\r\n${value}\r\n`;
  return fc.constantFrom<HostileForm>(
    { headers: multipart, body: row("$ACTION_REF_1", "") },
    { headers: multipart, body: `${row("$ACTION_REF_1", "")}${row("$ACTION_1:0", "{")}--${BOUNDARY}--\r\n` },
    { headers: multipart, body: `${row(`$ACTION_ID_${id}`, "")}--${BOUNDARY}--\r\n` },
    { headers: multipart, body: `${row("$ACTION_ID_", "")}--${BOUNDARY}--\r\n` },
    { headers: multipart, body: `${row("a".repeat(70_000), "x")}--${BOUNDARY}--\r\n` },
    { headers: { "content-type": "multipart/form-data" }, body: "x" },
    { headers: { ...multipart, origin: "https://elsewhere.example" }, body: row("$ACTION_REF_1", "") },
    { headers: { "next-action": id, origin: "null" }, body: "[]" },
    { headers: { "next-action": id, origin: "no origin" }, body: "[]" },
    { headers: { "next-action": id, ...multipart }, body: `${row("0", '["$K1"]')}--${BOUNDARY}--\r\n` },
    {
      headers: { "next-action": id, ...multipart },
      body: `${row("0", '["$F1"]')}${row("1", "{}")}--${BOUNDARY}--\r\n`,
    },
    { headers: { "next-action": id, "content-type": "application/json" }, body: "{" },
    { headers: { "next-action": `${id}00`, "content-type": "text/plain" }, body: "[]" },
    { headers: { "next-action": "x".repeat(4_000) }, body: "[]" },
    { headers: { "next-action": id }, body: `${"[".repeat(20_000)}${"]".repeat(20_000)}` },
    { headers: { "content-type": "application/x-www-form-urlencoded" }, body: "a=%ff&%24ACTION_REF_1=" },
  );
}
