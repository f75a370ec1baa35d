import { expect, it } from "vitest";
import { answer, given } from "./wire-schema-parts";

type Mail = { id: string; note: string | null; copy?: string | undefined };

it("an answer leaves out fields without a value, but not fields that are null", () => {
  const absent: string | null = null;
  expect(answer<Mail>()({ id: "1", note: null, ...given({ copy: absent }) })).toEqual({ id: "1", note: null });
  expect(Object.keys(given({ copy: undefined, id: "", count: 0 }))).toEqual(["id", "count"]);
});

it("an answer that does not name a field, or names one that there is not, does not compile", () => {
  // @ts-expect-error `copy` is not named.
  answer<Mail>()({ id: "1", note: null });
  const more = { copy: undefined, colour: "red" };
  // @ts-expect-error `colour` is no field of a mail.
  answer<Mail>()({ id: "1", note: null, ...more });
  // @ts-expect-error `note` must have a value.
  answer<Mail>()({ id: "1", copy: undefined, ...given({ note: null }) });
  expect(answer<Mail>()({ id: "1", note: "n", copy: undefined }).id).toBe("1");
});
