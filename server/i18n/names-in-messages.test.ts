/** A name in a sentence is an isolate, so that a name of the other direction reorders nothing around it. */
import { readdirSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { LANGUAGES } from "@/e2e/support/words";
import { isolated } from "@/server/kernel/isolated";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";
import { translator } from "./translator";

/** Arguments whose texts people wrote. */
const NAMES =
  "customer gateway handle inviter item maker merchant method name order plan planWithin type username who".split(" ");
/** Figures, days, words of this service, and addresses or codes that are isolates. */
const OTHERS = `address all amount app at available before byte by card change chosen code count currency date day days
  delivered email ends field first fixed frequency from hours id kind label language least link maximum minimum
  minutes moment most ms names number ok operation page pages paid percent permission query rate reason said seconds
  set share shown since size starts status step stored subject succeeded sums text time title to total tried tries
  units url usual value wallet well what zone failures`.split(/\s+/);

/** Files whose arguments are isolates already, or texts of this service. */
const OWN = `components/console/filter-chips.tsx components/payment/order-lines.tsx components/payment/order-sums.tsx
  server/pdf/invoice-sums.ts server/emails/templates/plan-words.ts app/[lang]/console/events/actions.ts
  app/[lang]/console/payments/[session_id]/actions.ts app/[lang]/console/gateways/actions.ts
  app/[lang]/console/gateways/parts/add-links.tsx components/console/gateways/add-account.tsx`.split(/\s+/);

const FILES = ["app", "components", "server"].flatMap((root) =>
  readdirSync(root, { recursive: true })
    .map((name) => join(root, String(name)))
    .filter((path) => /\.tsx?$/.test(path) && !/\.test\.|server\/(testing|db\/generated)/.test(path)),
);

type Messages = { readonly [key: string]: string | Messages };

function flat(messages: Messages, prefix = ""): Readonly<Record<string, string>> {
  const pairs = Object.entries(messages).flatMap(([key, each]) =>
    typeof each === "string" ? [[prefix + key, each] as const] : Object.entries(flat(each, `${prefix}${key}.`)),
  );
  return Object.fromEntries(pairs);
}

/** Values of names in calls of translators, such as `merchant: view.merchantName`. */
function namesIn(source: string): readonly string[] {
  const calls = source.matchAll(/\b[\w.]*\(\s*(?:`[^`]*`|"[\w.]+"|said\.key),\s*\{([^{}]*)\}/g);
  return [...calls].flatMap(([, given = ""]) =>
    given
      .split(/,(?![^(]*\))/)
      .map((each) => each.trim())
      .filter((each) => NAMES.includes(/^\w+/.exec(each)?.[0] ?? "")),
  );
}

/** Whether the value is an isolate, or a variable that the file makes of one. */
function isIsolated(given: string, source: string): boolean {
  const [, name = "", value = name] = /^(\w+)(?::\s*([\s\S]+))?$/.exec(given) ?? [];
  if (/^(isolated|named)\(/.test(value)) return true;
  const made = "(?:[^;,\\n]*\\b(?:isolated|named)\\(| \\(\\) => \\(?\\s*<bdi)";
  return new RegExp(`\\b${value.split(".").at(-1)}\\b(?: =|:)${made}`).test(source);
}

describe("names in messages", () => {
  it("each argument is a name or is not", () => {
    const found = Object.values(flat(en)).flatMap((text) =>
      [...text.matchAll(/\{(\w+)[},]/g)].map(([, name = ""]) => name),
    );
    expect([...new Set(found)].filter((name) => ![...NAMES, ...OTHERS].includes(name))).toEqual([]);
  });

  it("each name is given as an isolate", () => {
    const wrong = FILES.filter((path) => !OWN.includes(path)).flatMap((path) => {
      const source = readFileSync(path, "utf8");
      if (!/getTranslations|useTranslations|ranslator|consoleWords|Words/.test(source)) return [];
      return namesIn(source).flatMap((given) => (isIsolated(given, source) ? [] : [`${path}: ${given}`]));
    });
    expect(wrong).toEqual([]);
  });

  it.each(LANGUAGES)("a name of the other direction stays whole in each sentence in the language %s", (lang) => {
    const t = translator(lang);
    const [name, own] = lang === "en" ? ["متجر 24!", "Dar 24"] : ["Dar 24!", "متجر 24"];
    const values = Object.fromEntries([
      ...OTHERS.map((each) => [each, 1] as const),
      ...NAMES.map((each) => [each, isolated(name, lang)] as const),
    ]);
    const sentences = Object.entries(flat(lang === "en" ? en : ar)).filter(
      ([, text]) => /\{(?:merchant|customer|name|item)\}/.test(text) && !/[<]|, (?:plural|select)/.test(text),
    );
    expect(sentences.length).toBeGreaterThan(100);
    for (const [key] of sentences)
      expect(t(key as "shell.questions", values as never), key).toContain(`\u2068${name}\u2069`);
    expect(isolated(own, lang)).toBe(own);
    expect(isolated(`\u202e${name}\u2069`, lang)).toBe(`\u2068${name}\u2069`);
  });
});
