/** The documentation's pages in reading order, and the files with their text (decision 0282). */
import type { Language } from "@/server/kernel/types";
import { errorsMarkdown } from "./errors-page";
import { examplesMarkdown } from "./examples-page";
import { limitsMarkdown } from "./limits-page";

/** Makes a page's text from the contents of `files`, given as paths from the project's root. */
export type PageSource = {
  readonly files: readonly string[];
  readonly text: (contents: readonly string[]) => string;
};

export type WrittenPage = {
  readonly name: string;
  /** The page's text; without Arabic, the Arabic page shows the English text. */
  readonly sources: { readonly en: PageSource; readonly ar?: PageSource };
  /** Titles of a page that exists only in English; the English title replaces the text's title. */
  readonly titles?: { readonly en?: string; readonly ar: string };
};

/** Documentation pages in both languages, whose commands a test runs. */
const TOPICS = [
  "first-payment",
  "embedded-checkout",
  "webhooks",
  "wallets",
  "subscriptions",
  "approvals",
  "test-clock",
  "errors",
  "going-live",
] as const;

const RECIPES = ["instalments", "wallet-refund", "trial", "foreign-currency", "several-gateways"] as const;

export const GUIDES = [...TOPICS, ...RECIPES] as const;

export type GuideName = (typeof GUIDES)[number];

export function isGuide(name: string): name is GuideName {
  return GUIDES.some((guide) => guide === name);
}

export function guideFile(language: Language, name: string): string {
  return `docs/guides/${language}/${name}.md`;
}

function file(path: string): PageSource {
  return { files: [path], text: ([content = ""]) => content };
}

function guide(name: GuideName): WrittenPage {
  return { name, sources: { en: file(guideFile("en", name)), ar: file(guideFile("ar", name)) } };
}

function english(name: string, titles: WrittenPage["titles"], source = file(guideFile("en", name))): WrittenPage {
  return { name, sources: { en: source }, ...(titles && { titles }) };
}

const EXAMPLES = ["shop", "node-express", "next", "python-django", "python-fastapi", "php-laravel"];
const EXAMPLES_PAGE: PageSource = {
  files: ["examples/README.md", ...EXAMPLES.map((name) => `examples/${name}/README.md`)],
  text: examplesMarkdown,
};

export const SECTIONS = {
  guides: TOPICS.map(guide),
  recipes: RECIPES.map(guide),
  sdks: [
    english("web-sdk", { ar: "حزمة الويب" }),
    english("card-form", { ar: "إدخال البطاقة في صفحة الدفع" }),
    english("sdk-packages", { ar: "حزم الويب للتطبيقات المجمّعة" }),
    english("native-sdk", { ar: "الحزم الأصلية للتطبيقات" }),
    english("ios", { en: "iOS", ar: "تطبيقات iOS" }, file("sdk/ios/README.md")),
    english("android", { en: "Android", ar: "تطبيقات Android" }, file("sdk/android/README.md")),
    english("flutter", { en: "Flutter", ar: "تطبيقات Flutter" }, file("sdk/flutter/README.md")),
    english("node", { en: "Node.js library", ar: "مكتبة Node.js" }, file("sdk/node/README.md")),
    english("python", { en: "Python library", ar: "مكتبة Python" }, file("sdk/python/README.md")),
    english("command-line", { en: "Command line", ar: "سطر الأوامر" }, file("sdk/cli/README.md")),
    english("sdk", { ar: "نداءات الحزم" }),
    english("examples", { ar: "أمثلة كاملة" }, EXAMPLES_PAGE),
  ],
  tools: [
    english("curl", { ar: "الأداة curl" }),
    english("postman", { ar: "بوستمان" }),
    english("generated-clients", { ar: "عملاء مولَّدة" }),
    english("assistants", { ar: "مساعدو البرمجة" }),
  ],
  api: [
    english("conventions", { ar: "قواعد عامة" }),
    english("limits", { ar: "الحدود" }, { files: [], text: limitsMarkdown }),
    english("error-codes", { ar: "رموز الأخطاء وأسبابها" }, { files: [], text: errorsMarkdown }),
    english("changelog", { ar: "سجل التغييرات" }, file("CHANGELOG.md")),
  ],
} satisfies Readonly<Record<string, readonly WrittenPage[]>>;

export type SectionName = keyof typeof SECTIONS;
