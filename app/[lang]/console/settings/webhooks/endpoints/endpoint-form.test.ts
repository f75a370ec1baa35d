import { describe, expect, it } from "vitest";
import { NewWebhookEndpoint, WebhookEndpointPatch } from "@/server/domain/webhooks";
import { InvalidFields } from "@/server/kernel/errors";
import { readInput } from "@/server/kernel/read-input";
import { asEndpointForm, readEndpointChange, readNewEndpoint, shownEndpoint } from "./endpoint-form";

const formOf = (fields: Record<string, string | readonly string[]>) => {
  const form = new FormData();
  for (const [name, values] of Object.entries(fields)) for (const value of [values].flat()) form.append(name, value);
  return form;
};
const SHOWN = {
  url: "https://shop.example/a",
  description: "Till",
  kinds: ["session.paid", "card.saved"],
  basic_username: "shop",
};
const TEXT = shownEndpoint(SHOWN);
const AS_SHOWN = { ...SHOWN, "secret.headers": "", "secret.basic_password": "" };
const fieldsOf = (error: unknown) => (error instanceof InvalidFields ? Object.keys(error.fields) : error);

describe("a new endpoint", () => {
  it("is read with its kinds, headers and Basic", () => {
    const typed = {
      ...AS_SHOWN,
      "secret.headers": "X-Shop: 7\r\n\r\nX-Link:a:b",
      "secret.basic_password": "word",
    };
    expect(readInput(NewWebhookEndpoint, readNewEndpoint(formOf(typed)))).toEqual({
      url: SHOWN.url,
      description: "Till",
      kinds: ["card.saved", "session.paid"],
      headers: { "X-Shop": "7", "X-Link": "a:b" },
      basic: { username: "shop", password: "word" },
    });
  });

  it.each([
    [{ "secret.headers": "X-Shop: 1\nX-Shop: 2" }, "secret.headers"],
    [{ "secret.headers": "no colon" }, "secret.headers"],
    [{ "secret.headers": "Host: shop.example" }, "secret.headers"],
    [{ "secret.headers": "__proto__: \u0000" }, "secret.headers"],
    [{ "secret.basic_password": "" }, "secret.basic_password"],
    [{ basic_username: "a:b" }, "basic_username"],
    [{ kinds: "session.created" }, "kinds"],
    [{ url: "x" }, "url"],
  ])("with %o names the field of the form", (fields, name) => {
    const typed = { ...AS_SHOWN, "secret.basic_password": "word", ...fields };
    let thrown: unknown = null;
    try {
      readInput(NewWebhookEndpoint, readNewEndpoint(formOf(typed as Record<string, string>)));
    } catch (error) {
      thrown = asEndpointForm(error);
    }
    expect(fieldsOf(thrown)).toEqual([name]);
  });
});

describe("a change of an endpoint", () => {
  it.each([
    ["nothing, if nothing was typed", {}, {}],
    ["the address alone", { url: "https://shop.example/b" }, { url: "https://shop.example/b" }],
    ["no description", { description: " " }, { description: null }],
    ["all kinds", { kinds: [] }, { kinds: [] }],
    ["other headers", { "secret.headers": "X-A: 1", remove_headers: "true" }, { headers: { "X-A": "1" } }],
    ["no headers", { remove_headers: "true" }, { headers: null }],
    ["no Basic", { basic_username: "" }, { basic: null }],
    ["another password", { "secret.basic_password": "new" }, { basic: { username: "shop", password: "new" } }],
  ])("sends %s", (_, fields, patch) => {
    const read = readEndpointChange(formOf({ ...AS_SHOWN, ...fields }), TEXT);
    expect(read).toEqual(patch);
    const defined = Object.entries(readInput(WebhookEndpointPatch, read)).filter(([, value]) => value !== undefined);
    expect(Object.fromEntries(defined)).toEqual(patch);
  });

  it("of the user name needs the password", () => {
    const read = readEndpointChange(formOf({ ...AS_SHOWN, basic_username: "other" }), TEXT);
    expect(() => readInput(WebhookEndpointPatch, read)).toThrow(InvalidFields);
  });
});
