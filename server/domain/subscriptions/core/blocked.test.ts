import { describe, expect, it } from "vitest";
import { decideBlockedTry } from "./blocked";

const at = (text: string) => new Date(`2030-${text}Z`);

describe("a try whose account may not charge", () => {
  it.each([
    ["the first one begins a spell", null, "02-28T00:00:00", "02-28T00:00:00", "02-28T01:00:00"],
    ["an hour later it is the same spell", "02-28T00:00:00", "02-28T01:00:00", "02-28T00:00:00", "02-28T02:00:00"],
    ["so it is to the last moment", "02-28T00:00:00", "03-02T23:59:59.999", "02-28T00:00:00", "03-03T00:59:59.999"],
    ["a clock that went back still waits", "02-28T00:00:00", "02-27T00:00:00", "02-28T00:00:00", "02-27T01:00:00"],
  ])("waits an hour and counts as none: %s", (_, began, now, since, nextLookAt) => {
    expect(decideBlockedTry(began === null ? null : at(began), at(now))).toEqual({
      kind: "waits",
      since: at(since),
      isNew: began === null,
      nextLookAt: at(nextLookAt),
    });
  });

  it.each(["03-03T00:00:00", "03-03T01:00:00", "04-01T00:00:00"])("counts from 72 hours on: %s", (now) => {
    const since = at("02-28T00:00:00");
    expect(decideBlockedTry(since, at(now))).toEqual({ kind: "counts", since });
  });
});
