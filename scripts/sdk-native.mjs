/**
 * `npm run sdk:native`: compiles the Kotlin sources against sdk/stubs where Java is installed and the Swift
 * sources where Xcode is, and names what was skipped. Exit code 1 if a source does not compile.
 */
import { spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

const SDK = join(dirname(fileURLToPath(import.meta.url)), "..", "sdk");
const KOTLIN = ["android/checkout-sdk/src", "android/example/src", "flutter/android/src", "stubs/kotlin"];
/** Each module after those that it imports, with the oldest system that it supports. */
const SWIFT = [
  { name: "CheckoutSDK", folder: "ios/Sources/CheckoutSDK", system: "ios14.0" },
  { name: "Example", folder: "ios/Example", system: "ios16.0" },
];
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

function compileSwift(folder) {
  const asked = spawnSync("xcrun", ["--sdk", "iphonesimulator", "--show-sdk-path"], { encoding: "utf8" });
  if (asked.status !== 0) return "skipped: Xcode's iOS SDK is not installed";
  const compiles = SWIFT.every(({ name, folder: from, system }) =>
    ran("xcrun", [
      ...["swiftc", "-swift-version", "5", "-parse-as-library", "-suppress-warnings", "-I", folder],
      ...["-sdk", asked.stdout.trim(), "-target", `arm64-apple-${system}-simulator`],
      ...["-emit-module", "-module-name", name, "-o", join(folder, `${name}.swiftmodule`)],
      ...sources(from, ".swift"),
    ]),
  );
  return compiles ? "compiled without the Flutter plugin" : "failed";
}

const folder = mkdtempSync(join(tmpdir(), "sdk-native-"));
try {
  const outcomes = { Kotlin: compileKotlin(folder), Swift: compileSwift(folder) };
  for (const [language, outcome] of Object.entries(outcomes)) console.log(`${language}: ${outcome}`);
  process.exitCode = Object.values(outcomes).includes("failed") ? 1 : 0;
} finally {
  rmSync(folder, { recursive: true, force: true });
}
