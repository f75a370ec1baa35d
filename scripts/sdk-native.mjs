/**
 * `npm run sdk:native`: compiles the Kotlin sources against sdk/stubs, and the Swift sources against Xcode's
 * SDK or sdk/stubs; names what was skipped for lack of a compiler. Exit code 1 if a source does not compile.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SDK = join(dirname(fileURLToPath(import.meta.url)), "..", "sdk");
const KOTLIN = [
  "android/checkout-sdk/src",
  "android/checkout-sdk-compose/src",
  "android/example/src",
  "flutter/android/src",
  "stubs/kotlin",
];
/** The Swift modules, each after the modules that it imports, with the oldest supported system. */
const SWIFT = [
  { name: "CheckoutSDK", folder: "ios/Sources/CheckoutSDK", system: "ios14.0" },
  { name: "Example", folder: "ios/Example", system: "ios16.0" },
  { name: "checkout_sdk", folder: "flutter/ios/checkout_sdk/Sources", system: "ios15.0", usesFlutter: true },
];
const SWIFT_STUBS = ["UIKit", "WebKit", "PassKit", "SwiftUI", "Flutter"];
const SWIFT_MODES = ["5", "6"];
const KOTLIN_COMPILER = "kotlin-compiler@2.4.20";

const has = (program, argument) => spawnSync(program, [argument], { stdio: "ignore" }).status === 0;

function sources(folder, extension) {
  const names = readdirSync(join(SDK, folder), { recursive: true, encoding: "utf8" });
  return names.filter((name) => name.endsWith(extension)).map((name) => join(SDK, folder, name));
}

function writeJavaStubs(folder) {
  const parts = readFileSync(join(SDK, "stubs", "android.stubs"), "utf8").split(/^--- /m);
  return parts.slice(1).map((part) => {
    const [path = "", ...lines] = part.split("\n");
    const file = join(folder, path);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(file, `package ${dirname(path).replaceAll("/", ".")};\n${lines.join("\n")}`);
    return file;
  });
}

function ran(program, args) {
  const { status, stdout, stderr, error } = spawnSync(program, args, { encoding: "utf8", maxBuffer: 2 ** 26 });
  const output = `${stdout ?? ""}${stderr ?? ""}${error?.message ?? ""}`;
  if (status !== 0) console.log(output.trim());
  return status === 0;
}

function compileKotlin(folder) {
  if (!has("java", "-version")) return "skipped: Java is not installed";
  const files = [...KOTLIN.flatMap((each) => sources(each, ".kt")), ...writeJavaStubs(join(folder, "java"))];
  const args = ["-no-reflect", "-nowarn", "-d", join(folder, "classes"), ...files];
  const compiles = has("kotlinc", "-version")
    ? ran("kotlinc", args)
    : ran("npm", ["install", "--no-save", "--no-audit", "--prefix", folder, KOTLIN_COMPILER]) &&
      ran("bash", [join(folder, "node_modules/kotlin-compiler/bin/kotlinc"), ...args]);
  return compiles ? `compiled ${files.length} files` : "failed";
}

function writeSwiftSample(folder) {
  const [, sample = ""] = readFileSync(join(SDK, "ios", "README.md"), "utf8").match(/```swift\n([^`]+)```/) ?? [];
  const file = join(folder, "Sample.swift");
  const methods = ["success", "cancel", "error"].map((name) => `func ${name}Callback(_ data: [String: Any]?) {}`);
  const lines = [
    ...["import CheckoutSDK", "import UIKit", "actor Shop { func accepts(_ card: String?) -> Bool { true } }"],
    ...["final class OrderController: UIViewController, CheckoutDelegate {", "let shop = Shop()", ...methods],
    ...[`func pay() throws {\n${sample}}`, "}"],
  ];
  writeFileSync(file, lines.join("\n"));
  return file;
}

function compileSwift(folder) {
  const asked = spawnSync("xcrun", ["--sdk", "iphonesimulator", "--show-sdk-path"], { encoding: "utf8" });
  const hasXcode = asked.status === 0;
  if (!hasXcode && !has("swiftc", "--version")) return "skipped: no Swift compiler is installed";
  const compile = (name, files, args) => {
    const output = ["-emit-module", "-module-name", name, "-o", join(folder, `${name}.swiftmodule`)];
    const all = ["-parse-as-library", "-I", folder, ...output, ...args, ...files];
    return hasXcode ? ran("xcrun", ["swiftc", ...all]) : ran("swiftc", all);
  };
  const target = (system) =>
    hasXcode ? ["-sdk", asked.stdout.trim(), "-target", `arm64-apple-${system}-simulator`] : ["-warnings-as-errors"];
  const stubs = hasXcode ? [] : SWIFT_STUBS;
  const areReady = stubs.every((name) => {
    const stub = join(SDK, "stubs", "swift", `${name}.swift`);
    return compile(name, [stub], ["-swift-version", "5", "-suppress-warnings"]);
  });
  const modules = [
    ...SWIFT.filter(({ usesFlutter }) => !(hasXcode && usesFlutter)).map((module) => ({
      ...module,
      files: sources(module.folder, ".swift"),
    })),
    { name: "Sample", system: "ios14.0", files: [writeSwiftSample(folder)] },
  ];
  const compiles =
    areReady &&
    SWIFT_MODES.every((mode) =>
      modules.every(({ name, system, files }) =>
        compile(name, files, ["-swift-version", mode, "-strict-concurrency=complete", ...target(system)]),
      ),
    );
  if (!compiles) return "failed";
  const how = hasXcode ? "Xcode's SDK, without the Flutter plugin" : "stubs";
  return `compiled ${modules.flatMap(({ files }) => files).length} files in modes ${SWIFT_MODES.join(" and ")} against ${how}`;
}

const folder = mkdtempSync(join(tmpdir(), "sdk-native-"));
try {
  const outcomes = { Kotlin: compileKotlin(folder), Swift: compileSwift(folder) };
  for (const [language, outcome] of Object.entries(outcomes)) console.log(`${language}: ${outcome}`);
  process.exitCode = Object.values(outcomes).includes("failed") ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
