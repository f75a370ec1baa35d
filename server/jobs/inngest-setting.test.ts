import { describe, expect, test } from "vitest";
import { inngestMistake } from "./inngest-setting";

const none = { dev: null, signingKey: null, eventKey: null };

describe("variables with which no job would run are named", () => {
  test.each([
    [{ dev: "0" }, "leave INNGEST_DEV unset"],
    [{ dev: "false" }, "leave INNGEST_DEV unset"],
    [{ dev: " OFF " }, "leave INNGEST_DEV unset"],
    [{ dev: "no", signingKey: "signkey-prod-1", eventKey: "key" }, "leave INNGEST_DEV unset"],
    [{ dev: "yes please" }, "must be 1, or the address"],
    [{ dev: "localhost:8288" }, "must be 1, or the address"],
    [{ dev: "ftp://localhost" }, "must be 1, or the address"],
    [{ signingKey: "signkey-prod-1" }, "INNGEST_EVENT_KEY is not"],
  ])("%j", (given, words) => {
    expect(inngestMistake({ ...none, ...given })).toContain(words);
  });
});

describe("nothing is said of variables that work", () => {
  test.each([
    {},
    { dev: "1" },
    { dev: "true" },
    { dev: "http://localhost:8288" },
    { dev: "https://inngest.internal/" },
    { signingKey: "signkey-prod-1", eventKey: "key" },
    { eventKey: "key" },
    { dev: "1", signingKey: "signkey-prod-1" },
  ])("%j", (given) => {
    expect(inngestMistake({ ...none, ...given })).toBeNull();
  });
});
