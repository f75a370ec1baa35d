import { readdirSync } from "node:fs";
import Ajv from "ajv";
import { describe, expect, it, vi } from "vitest";
import { shellRequest } from "@/server/testing/shell-request";
import { allGuides } from "./guides";
import { openApi } from "./openapi";
import { PREPARE, postmanCollection } from "./postman/collection";
import { referencePages } from "./reference";
import { searchDocs } from "./search";
import { GUIDES } from "./sections";
import { llmsFull, llmsIndex, twinOf } from "./twins";

vi.stubEnv("BASE_URL", "https://pay.example");
const VERBS = ["get", "post", "put", "patch", "delete"];
const operations = referencePages().flatMap((page) => page.operations);
const sent = operations.filter(({ method }) => method !== null);
const key = ({ method, path }: { method: string | null; path: string }) => `${method} ${path}`;

describe("the reference", () => {
  it("has each operation of the document once, and each webhook", () => {
    const documented = Object.entries(openApi().paths).flatMap(([path, verbs]) =>
      Object.keys(verbs)
        .filter((verb) => VERBS.includes(verb))
        .map((verb) => `${verb.toUpperCase()} ${path}`),
    );
    expect(sent.map(key).toSorted()).toEqual(documented.toSorted());
    expect(operations.length - sent.length).toBe(Object.keys(openApi().webhooks ?? {}).length);
  });

  it("has every endpoint that merchants call", () => {
    const routes = readdirSync("app/b", { recursive: true })
      .map(String)
      .filter((file) => file.endsWith("/route.ts") && !file.includes("[..."))
      .map((file) => `/b/${file.replace(/route\.ts$/, "").replace(/\[(\w+)\]/g, "{$1}")}`);
    const paths = new Set(sent.map(({ path }) => path));
    expect(routes.filter((route) => !paths.has(route))).toEqual([]);
  });

  it("has a request to send for each operation, whose curl command asks for the same", () => {
    for (const { path, examples } of sent) {
      expect(examples.length).toBeGreaterThan(0);
      for (const example of examples) {
        if (example.curl.includes(" -F ")) continue;
        const request = shellRequest(example.curl, new Map([["KEY", "sk_1"]]));
        expect(request.method).toBe(example.method);
        expect(request.url.endsWith(example.path)).toBe(true);
        expect(request.body === null ? null : JSON.parse(request.body)).toEqual(JSON.parse(example.body ?? "null"));
        expect(example.path.split("/").length).toBe(path.split("/").length);
      }
    }
  });

  it("shows the fields of bodies and answers with their own fields", () => {
    const create = operations.find(({ id }) => id === "sessions.create");
    const autopay = create?.body?.fields.find(({ name }) => name === "autopay");
    expect(autopay?.fields.find(({ name }) => name === "frequency")).toMatchObject({
      required: true,
      values: ["monthly", "yearly"],
    });
    expect(create?.answers.map(({ status }) => status)).toContain("201");
    expect(create?.refusals.map(({ status }) => status)).toContain("400");
  });

  it("gives anchors that are unique on their page", () => {
    for (const page of referencePages()) {
      const anchors = page.operations.map(({ anchor }) => anchor);
      expect(new Set(anchors).size).toBe(anchors.length);
    }
  });
});

/** The parts of Postman's own schema of version 2.1 that a collection of ours can breach. */
const COLLECTION = {
  type: "object",
  required: ["info", "item"],
  properties: {
    info: {
      type: "object",
      required: ["name", "schema"],
      properties: { schema: { const: "https://schema.getpostman.com/json/collection/v2.1.0/collection.json" } },
    },
    item: { type: "array", items: { $ref: "#/$defs/folder" } },
    variable: { type: "array", items: { $ref: "#/$defs/pair" } },
    auth: { $ref: "#/$defs/auth" },
  },
  $defs: {
    pair: {
      type: "object",
      required: ["key", "value"],
      properties: { key: { type: "string" }, value: { type: "string" } },
    },
    auth: { type: "object", required: ["type"], properties: { type: { enum: ["apikey", "basic", "noauth"] } } },
    folder: {
      type: "object",
      required: ["name", "item"],
      properties: { item: { type: "array", minItems: 1, items: { $ref: "#/$defs/request" } } },
    },
    request: {
      type: "object",
      required: ["name", "request", "response"],
      properties: {
        request: {
          type: "object",
          required: ["method", "header", "url"],
          properties: {
            method: { enum: ["GET", "POST", "PUT", "PATCH", "DELETE"] },
            header: { type: "array", items: { $ref: "#/$defs/pair" } },
            auth: { $ref: "#/$defs/auth" },
            url: {
              type: "object",
              required: ["raw", "host", "path"],
              properties: {
                raw: { type: "string", pattern: "^\\{\\{base\\}\\}/" },
                path: { type: "array", items: { type: "string" } },
                query: { type: "array", items: { $ref: "#/$defs/pair" } },
                variable: { type: "array", items: { $ref: "#/$defs/pair" } },
              },
            },
            body: {
              type: "object",
              required: ["mode"],
              properties: { mode: { enum: ["raw", "formdata"] }, raw: { type: "string" } },
            },
          },
        },
      },
    },
  },
};

describe("the collection of Postman", () => {
  it("has the shape of version 2.1", () => {
    const validate = new Ajv({ strict: false }).compile(COLLECTION);
    expect(validate(postmanCollection()) ? null : validate.errors).toBeNull();
  });

  it("has each operation once", () => {
    const requests = postmanCollection()
      .item.flatMap(({ item }) => item)
      .filter(({ name }) => !name.startsWith(PREPARE));
    const asked = requests.map(
      ({ request }) => `${request.method} ${request.url.raw.replace("{{base}}", "").replace(/:(\w+)/g, "{$1}")}`,
    );
    expect(asked.toSorted()).toEqual(sent.map(key).toSorted());
  });
});

describe("the pages as Markdown", () => {
  it("every page that is listed has a twin, and the list has every page", () => {
    const listed = [...llmsIndex().matchAll(/\]\(\S*?\/(en|ar)\/docs\/(\S+)\.md\)/g)];
    for (const [, language, path = ""] of listed)
      expect(twinOf(language === "ar" ? "ar" : "en", path.split("/")), path).toMatch(/^# /);
    const english = listed.filter(([, language]) => language === "en").map(([, , path]) => path);
    const pages = [
      ...allGuides("en").map(({ name }) => name),
      ...referencePages().map(({ slug }) => `reference/${slug}`),
    ];
    expect(pages.filter((page) => !english.includes(page))).toEqual([]);
    expect(listed.length).toBe(english.length + GUIDES.length);
  });

  it("one file has all of it", () => {
    expect(llmsFull()).toContain("# First payment");
    expect(llmsFull()).toContain("`POST /b/checkout/v1/pymt-txn/`");
  });

  it("an address that is no page has none", () => {
    expect(["nothing", "reference/nothing", "webhooks/more"].map((path) => twinOf("en", path.split("/")))).toEqual([
      null,
      null,
      null,
    ]);
  });
});

describe("the search", () => {
  const places = (language: "en" | "ar", query: string) => searchDocs(language, query).map(({ href }) => href);

  it("finds fields, endpoints and words of the guides, the guide about it first", () => {
    expect(places("en", "webhooks")[0]).toBe("/en/docs/webhooks");
    expect(places("en", "redirect_url")).toContain("/en/docs/reference/sessions#sessions-create");
    expect(places("en", "idempotncy key").length).toBeGreaterThan(0);
    expect(places("en", "zzzz")).toEqual([]);
  });

  it.each([
    ["the article", "الإشعارات", "إشعارات"],
    ["hamza and alef", "إشعارات", "اشعارات"],
    ["vowel signs", "إشعارات", "إِشْعَارَات"],
    ["tatweel", "إشعارات", "إشعـــارات"],
    ["ta marbuta", "بطاقة", "بطاقه"],
  ])("Arabic words are found whatever becomes of %s", (_what, one, other) => {
    expect(places("ar", one).length).toBeGreaterThan(0);
    expect(places("ar", other)).toEqual(places("ar", one));
  });

  it("a page in Arabic finds its own guides, and an Arabic word is found from an English page", () => {
    expect(places("ar", "webhook_id").every((href) => href.startsWith("/ar/"))).toBe(true);
    expect(places("en", "المحافظ")).toContain("/ar/docs/wallets");
  });

  it("marks what was found", () => {
    const [hit] = searchDocs("en", "tracking-key");
    expect(hit?.excerpt.filter(({ isHit }) => isHit).map(({ text }) => text)).toContain("Tracking");
  });
});
