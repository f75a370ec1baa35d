/** The native wrappers can be parsed, and say what the page's table of messages says. */
import { readdirSync, readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join, resolve } from "node:path";
import { beforeAll, describe, expect, it, test } from "vitest";
import { Language, Parser } from "web-tree-sitter";
import { ownError } from "@/sdk/web/own-results";
import { FROM_PAGE, FROM_SHELL } from "./messages";
import { BUTTONS, TEXTS, VALUES } from "./theme";

const ROOT = resolve(__dirname, "..", "..");
const IOS = "sdk/ios/Sources/CheckoutSDK";
const ANDROID = "sdk/android/checkout-sdk/src/main/kotlin/checkout/sdk";
const FLUTTER = "sdk/flutter";
const GRAMMARS: Readonly<Record<string, string>> = { swift: "swift", kt: "kotlin", kts: "kotlin", dart: "dart" };

/** Of Flutter's channel, both ways. */
const METHODS = [
  "METHOD_CHECKOUT_HEIGHT",
  "METHOD_ON_WIDGET_DETACHED",
  "METHOD_PAYMENT_CANCEL_RESULT",
  "METHOD_PAYMENT_ERROR_RESULT",
  "METHOD_PAYMENT_SUCCESS_RESULT",
  "METHOD_VERIFY_PAYMENT",
];

function read(path: string): string {
  return readFileSync(join(ROOT, path), "utf8");
}

/** What the first group of the pattern finds, each once and in order. */
function found(text: string, pattern: RegExp): string[] {
  return [...new Set([...text.matchAll(pattern)].map(([, name = ""]) => name))].toSorted();
}

/** The text between the first line that begins so and the end of its block. */
function block(text: string, beginning: string): string {
  const start = text.indexOf(beginning);
  expect(start).toBeGreaterThanOrEqual(0);
  return text.slice(start, text.indexOf("\n}", start));
}

const SOURCES = ["sdk/ios", "sdk/android", "sdk/flutter"]
  .flatMap((folder) => readdirSync(join(ROOT, folder), { recursive: true }).map((name) => `${folder}/${String(name)}`))
  .filter((path) => (path.split(".").at(-1) ?? "") in GRAMMARS && !path.includes("/.build/"));

describe("each file follows the grammar of its language", () => {
  const parsers = new Map<string, Parser>();

  beforeAll(async () => {
    await Parser.init();
    const { resolve: find } = createRequire(import.meta.url);
    for (const grammar of new Set(Object.values(GRAMMARS))) {
      const parser = new Parser();
      parser.setLanguage(await Language.load(find(`tree-sitter-wasms/out/tree-sitter-${grammar}.wasm`)));
      parsers.set(grammar, parser);
    }
  });

  const faulty = (extension: string, text: string): boolean | undefined =>
    parsers.get(GRAMMARS[extension] ?? "")?.parse(text)?.rootNode.hasError;

  it.each(SOURCES)("%s", (path) => {
    expect(faulty(path.split(".").at(-1) ?? "", read(path))).toBe(false);
  });

  it.each(["swift", "kt", "dart"])("which a broken file of .%s does not", (extension) => {
    expect(faulty(extension, "class A { fun ( } }")).toBe(true);
  });
});

describe("the messages are those of the table", () => {
  const swift = read(`${IOS}/BridgeMessage.swift`);
  const kotlin = read(`${ANDROID}/BridgeMessage.kt`);

  it.each([
    ["page", "PageMessage", FROM_PAGE],
    ["app", "ShellMessage", FROM_SHELL],
  ])("of the %s", (_, name, table) => {
    const types = Object.keys(table).toSorted();
    expect(found(block(swift, `enum ${name}:`), /case \w+ = "([\w.]+)"/g)).toEqual(types);
    expect(found(block(kotlin, `enum class ${name}(`), /\("([\w.]+)"\)/g)).toEqual(types);
  });

  it.each(["version = 1", "maxBytes = 65_536"])("and so is %s", (constant) => {
    expect(swift).toContain(constant);
  });
});

describe("the data of init has the keys of the table", () => {
  const keys = [...FROM_SHELL.init].toSorted();

  it("in iOS", () => {
    const body =
      read(`${IOS}/CheckoutConfiguration.swift`).split("func initData")[1]?.split("var data: [String: Any] = [")[1] ??
      "";
    const named = [...found(body, /^ {12}"(\w+)":/gm), ...found(body, /data\["(\w+)"\]/g)];
    expect(named.toSorted()).toEqual(keys);
  });

  it("in Android", () => {
    const body = read(`${ANDROID}/CheckoutOptions.kt`).split("fun initData")[1]?.split("return JSONObject()")[1] ?? "";
    expect(found(body, /^ {12}\.put(?:Opt)?\("(\w+)"/gm)).toEqual(keys);
  });
});

describe("a theme has no name that the page does not know", () => {
  const known = [...Object.keys({ ...TEXTS, ...VALUES, ...BUTTONS }), "inputTextField", "switch", "switchControl"];
  const themes: readonly (readonly [string, string, RegExp])[] = [
    ["iOS", block(read(`${IOS}/CheckoutTheme.swift`), "public struct CheckoutTheme"), /wire\["(\w+)"\]/g],
    ["Android", block(read(`${ANDROID}/CheckoutTheme.kt`), "data class CheckoutTheme("), /\.put(?:Opt)?\("(\w+)"/g],
    ["Flutter", block(read(`${FLUTTER}/lib/src/checkout_theme.dart`), "class CheckoutTheme "), /^ {4}'(\w+)':/gm],
  ];

  it.each(themes)("in %s", (_, text, pattern) => {
    const names = found(text, pattern);
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => name !== "margins" && !known.includes(name))).toEqual([]);
  });

  it("and each name that the page knows is one of iOS or of Android", () => {
    const named = themes.flatMap(([, text, pattern]) => found(text, pattern));
    const older = ["errorMessage", "switchControl"];
    expect(known.filter((name) => !named.includes(name) && !older.includes(name))).toEqual([]);
  });
});

test("Flutter and both of its native views speak of the same methods and arguments", () => {
  const dart = read(`${FLUTTER}/lib/src/checkout_widget.dart`);
  const kotlin = read(`${FLUTTER}/android/src/main/kotlin/checkout/sdk/flutter/CheckoutPlatformView.kt`);
  const swift = read(`${FLUTTER}/ios/checkout_sdk/Sources/checkout_sdk/CheckoutPlatformView.swift`);
  for (const text of [dart, kotlin, swift]) {
    expect(found(text, /["'](METHOD_\w+)["']/g)).toEqual(METHODS);
    expect(text).toMatch(/checkout_sdk\/channel\/(\$viewId|\\\(viewId\))/);
  }
  const sent = found(
    block(read(`${FLUTTER}/lib/src/checkout_options.dart`), "class CheckoutArguments"),
    /^ {4}'(\w+)':/gm,
  );
  expect(found(swift, /arguments\["(\w+)"\]/g)).toEqual(sent.filter((name) => name !== "uiMode"));
  expect(found(kotlin, /arguments\.\w+\("(\w+)"\)/g)).toEqual(sent);
});

describe("the platforms and guards are those of the specification", () => {
  it.each([
    ["sdk/ios/Package.swift", ".iOS(.v14)"],
    ["sdk/flutter/ios/checkout_sdk/Package.swift", '.iOS("15.0")'],
    ["sdk/android/checkout-sdk/build.gradle.kts", "minSdk = 26"],
    ["sdk/flutter/android/build.gradle.kts", "minSdk = 26"],
    [`${IOS}/SecurityGuard.swift`, '["zbra", "cydia", "undecimus", "sileo", "filza", "activator"]'],
    [`${IOS}/Checkout.swift`, "throw CheckoutError.invalidVisibleItemsCount"],
    [`${ANDROID}/CheckoutOptions.kt`, "throw InvalidVisibleItemsCountException()"],
    [`${ANDROID}/CaptureGuard.kt`, "FLAG_SECURE"],
    ["sdk/flutter/lib/src/checkout_options.dart", "throw InvalidVisibleItemsCountException()"],
    ["sdk/flutter/lib/src/checkout_widget.dart", "_startHeight = 300.0"],
  ])("%s: %s", (path, text) => {
    expect(read(path)).toContain(text);
  });
});

describe("an error of the app's side is said in the words of the web SDK", () => {
  const ios = read(`${IOS}/OwnError.swift`);
  const kotlin = read(`${ANDROID}/OwnError.kt`);
  const strings = (["values", "values-ar"] as const).map((folder) =>
    read(`sdk/android/checkout-sdk/src/main/res/${folder}/strings.xml`),
  );
  const codes = ["not_shown", "network", "session_not_found", "rate_limited", "service_error"] as const;

  it.each(codes)("%s", (code) => {
    const messages = (["en", "ar"] as const).map((lang) => ownError(code, { lang }).message);
    for (const [index, message] of messages.entries()) {
      expect(strings[index]).toContain(`<string name="checkout_${code}">${message}</string>`);
      expect(ios).toContain(`return "${message}"`);
    }
  });

  it.each(codes)("%s can be tried again, or not, as there", (code) => {
    const { retryable } = ownError(code, { lang: "en" });
    const entry = new RegExp(`\\("${code}", R\\.string\\.checkout_${code}(, isRetryable = false)?\\)`);
    const final = entry.exec(kotlin);
    expect(kotlin).toContain("isRetryable: Boolean = true");
    expect(final).not.toBeNull();
    expect(final?.[1] === undefined).toBe(retryable);
    const [, name] = new RegExp(`case (\\w+) = "${code}"`).exec(ios) ?? [];
    const [, last] = /"retryable": self != \.(\w+),/.exec(ios) ?? [];
    expect([name, last]).not.toContain(undefined);
    expect(name !== last).toBe(retryable);
  });

  it("and an interrupted payment in the same words on both platforms", () => {
    for (const text of strings) {
      const [, message] = /name="checkout_interrupted">([^<]+)</.exec(text) ?? [];
      expect(ios).toContain(`case .rendererGone: return "${message}"`);
    }
  });
});

describe("what Android keeps of a payment for a new process", () => {
  const fragment = read(`${ANDROID}/CheckoutFragment.kt`);
  const saved = read(`${ANDROID}/SavedOptions.kt`);

  it("is only the options, without the session's preload", () => {
    expect(found(fragment, /\bput(?:String|Boolean|Serializable|Parcelable|All)\((\w+)/g)).toEqual(["SAVED"]);
    expect(saved).toContain("initData(null)");
  });

  it("contains every parameter of the options but the callbacks", () => {
    const [, declared = ""] = read(`${ANDROID}/CheckoutOptions.kt`).split("class CheckoutOptions internal");
    const parameters = found(declared.split("\n) {")[0] ?? "", /va[lr] (\w+): /g);
    expect(parameters.length).toBeGreaterThan(10);
    expect(found(saved, /^ {8}(\w+) = /gm)).toEqual(parameters);
    expect(saved).toContain("onHeight = null");
    expect(saved).toContain("verifyPayment = null");
  });
});

test("the app's manifest makes every package visible that the root check looks for", () => {
  const guard = readFileSync(join(ROOT, ANDROID, "SecurityGuard.kt"), "utf8");
  const manifest = readFileSync(join(ROOT, ANDROID, "../../../AndroidManifest.xml"), "utf8");
  const looked = [...guard.matchAll(/"((?:com|eu|me|de)\.[\w.]+)"/g)].map(([, name]) => name);
  const visible = [...manifest.matchAll(/<package android:name="([^"]+)"/g)].map(([, name]) => name);
  expect(looked.length).toBeGreaterThan(0);
  expect(visible.sort()).toEqual(looked.sort());
});

test("windows that the app itself keeps secure stay secure after the payment", () => {
  const guard = readFileSync(join(ROOT, ANDROID, "CaptureGuard.kt"), "utf8");
  const cleared = guard.split("\n").filter((line) => line.includes("clearFlags"));
  expect(cleared).toHaveLength(2);
  for (const line of cleared) expect(line).toContain("if (!wasSecure)");
});

test.each([
  [`${ANDROID}/PageBrowser.kt`, "fun onRenderProcessGone"],
  [`${IOS}/PageBrowser.swift`, "func webViewWebContentProcessDidTerminate"],
])("a crash of the bank's page is not the customer's decision: %s", (path, handler) => {
  const [, body = ""] = read(path).split(handler);
  expect(body).toMatch(/^[^}]*tell\("return", (null|nil)\)\s+(dialog\.)?dismiss/);
});
