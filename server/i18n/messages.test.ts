import { describe, expect, it } from "vitest";
import ar from "../../messages/ar.json";
import en from "../../messages/en.json";

type Messages = { readonly [key: string]: string | Messages };

function flatten(messages: Messages, prefix = ""): Map<string, string> {
  const flat = new Map<string, string>();
  for (const [key, value] of Object.entries(messages)) {
    if (typeof value === "string") flat.set(prefix + key, value);
    else for (const [path, text] of flatten(value, `${prefix}${key}.`)) flat.set(path, text);
  }
  return flat;
}

/** Names of the arguments and tags of an ICU message, plural categories left out. */
function argumentsOf(message: string): string[] {
  return [...new Set([...message.matchAll(/(?:\{\w+(?=[},])|<\w+(?=>))/g)].map(([name]) => name))].sort();
}

const english = flatten(en);
const arabic = flatten(ar);

describe("every message exists in both languages and takes the same arguments", () => {
  it("has the same keys", () => {
    expect([...arabic.keys()].sort()).toEqual([...english.keys()].sort());
  });

  it("has no empty text and no argument of one language alone", () => {
    const wrong = [...english].filter(([key, message]) => {
      const translated = arabic.get(key) ?? "";
      return translated.trim() === "" || argumentsOf(translated).join() !== argumentsOf(message).join();
    });
    expect(wrong).toEqual([]);
  });
});

describe("Arabic is written in Arabic", () => {
  const LATIN_ON_PURPOSE = new Set([
    "console.form.errors.scheme",
    "console.month.csv",
    "console.month.xlsx",
    "console.payments.problems.takes.currency",
    "console.payments.problems.takes.link",
    "console.settings.approvalAmountsHint",
    "console.settings.approvalAmountsWrong",
    "console.gateways.keys.codeHint",
    "console.gateways.keys.fields.hmac_key",
    "console.gateways.keys.hints.secret_key",
    "console.gateways.keys.hints.webhook_secret",
    "console.gateways.keys.hints.api_key",
    "console.gateways.keys.hints.merchant_account",
    "console.gateways.keys.hints.hmac_key",
    "console.gateways.keys.hints.live_prefix",
    "console.gateways.keys.hints.webhook_user",
    "console.gateways.keys.hints.webhook_password",
    "console.gateways.keys.hints.client_key",
    "console.gateways.keys.hints.page",
    "console.gateways.keys.choices.checkout",
    "console.gateways.applePay.title",
    "console.gateways.applePay.lead",
    "console.gateways.applePay.notServed",
    "console.gateways.applePay.noShop",
    "console.gateways.applePay.register",
    "console.passkeys.needsScript",
    "shell.otherLanguage",
    "console.shell.otherLanguage",
    "console.shell.otherLanguageShort",
    "pay.cvv",
    "start.demoOther",
    "start.keys",
  ]);

  /** Terms that the trade writes in Latin letters in both languages. */
  const TERMS =
    /3-D Secure|Webhook|\b(?:API|OpenAPI|IP|X-Shop|QR|CSV|JSON|PDF|PNG|JPEG|WebP|HTTP|UTC|KWT|KSA|USD|SAR|[2-5]xx|sub_|evt_|req_|https:\/\/(?:shop\.example)?)/g;

  it("isolates a Latin term that begins with a digit, whose digit would else be read last", () => {
    expect([...arabic].filter(([, message]) => /(?<![\u2066\w-])\d+-[A-Za-z]/.test(message))).toEqual([]);
  });

  it("has no Latin words and Latin digits only", () => {
    const wrong = [...arabic].filter(([key, message]) => {
      const words = message
        .replace(/\{\w+, (?:plural|select),/g, "")
        .replace(/\w+ (?=\{[^}])/g, "")
        .replace(/\b(?:zero|one|two|few|many|other)\b/g, "")
        .replace(/\{\w+\}|<\/?\w+>/g, "")
        .replace(TERMS, "");
      return !LATIN_ON_PURPOSE.has(key) && (/[a-z]{2,}/i.test(words) || /[٠-٩]/.test(words));
    });
    expect(wrong).toEqual([]);
  });

  it("calls the customer by one word", () => {
    expect([...arabic].filter(([, message]) => /زبون|زبائن/.test(message))).toEqual([]);
  });

  it("calls the checker by one word, and never lets the service take back what it returns", () => {
    expect([...arabic].filter(([, message]) => /مدق|تسترده الخدمة/.test(message))).toEqual([]);
  });

  it("writes a lone indefinite participle without its last letter", () => {
    expect([...arabic].filter(([, message]) => message === "ساري")).toEqual([]);
  });

  it("plurals name all six categories", () => {
    for (const message of [...arabic.values()].filter((text) => text.includes("plural,"))) {
      for (const category of ["zero", "one", "two", "few", "many", "other"]) expect(message).toContain(`${category} {`);
    }
  });
});

it("plurals have no two branches for one number, and none in English that says what the next says", () => {
  const repeated = [...english, ...arabic].filter(
    ([, text]) => /\bone \{([^{}]*)\} other \{\1\}/.test(text) || /=0 \{([^{}]*)\} zero \{/.test(text),
  );
  expect(repeated).toEqual([]);
});

describe("a failed charge is described in the same words in mails and on the page", () => {
  it.each([
    [english, " on <time></time>"],
    [arabic, " يوم <time></time>"],
  ])("language %#", (messages, day) => {
    const reasons = [...messages].filter(([key]) => key.startsWith("mail.why."));
    expect(reasons.length).toBeGreaterThan(5);
    for (const [key, text] of reasons)
      expect(messages.get(key.replace("mail.why", "subscription.reason"))?.replace(day, "")).toBe(text);
  });
});
