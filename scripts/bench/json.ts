import { parseJson } from "@/server/api/rest/json";
import { quantile } from "./figures.mjs";

const BYTES = 1_048_576;
const MOST_RATIO = 3;
/** If JSON.parse takes fewer milliseconds, parseJson has a limit of milliseconds instead of a ratio. */
const FAST_MS = 5;
const MOST_MS = 15;
const ROUNDS = Number(process.env.BENCH_ROUNDS ?? 3) * 7;

function listOf(item: string): string {
  return `[${Array(Math.floor((BYTES - 2) / (item.length + 1)))
    .fill(item)
    .join()}]`;
}

function nested(levels: number, inner: string): string {
  return `${"[".repeat(levels)}${inner}${"]".repeat(levels)}`;
}

/** Objects with different keys, so that no two have the same shape. */
function differentObjects(): string {
  const objects: string[] = [];
  for (let size = 2, index = 0; size < BYTES - 20; index += 1) {
    const object = `{"k${index}":1}`;
    objects.push(object);
    size += object.length + 1;
  }
  return `[${objects.join()}]`;
}

function manyKeys(): string {
  const pairs: string[] = [];
  for (let size = 2, index = 0; size < BYTES - 20; index += 1) {
    const pair = `"k${index}":1`;
    pairs.push(pair);
    size += pair.length + 1;
  }
  return `{${pairs.join()}}`;
}

const SHAPES: Readonly<Record<string, string>> = {
  "lists in lists": listOf(nested(15, "")),
  "lists with nothing": listOf("[]"),
  "objects with nothing": listOf("{}"),
  "small objects": listOf('{"a":1}'),
  "small objects of other keys": differentObjects(),
  "an object of many keys": manyKeys(),
  "objects in objects": listOf('{"a":{"a":{"a":{"a":{"a":{"a":{"a":{"a":{}}}}}}}}}'),
  "a list of null": listOf("null"),
  digits: listOf("1"),
  "numbers of 15 digits": listOf("123456789012345"),
  "numbers of 16 digits": `[${Array(9_999).fill("1234567890123456").join()},${"1,".repeat(400_000)}1]`,
  "numbers such as 1.50": `[${Array(9_999).fill("1.50").join()},${"1.5,".repeat(240_000)}1]`,
  "numbers such as 0.5": listOf("0.5"),
  "too many numbers such as 1.50": listOf("1.50"),
  "numbers with an exponent": `[${Array(9_999).fill("1e9").join()},${"9.5,".repeat(240_000)}1]`,
  "a number of a megabyte": `[${"1".repeat(BYTES - 2)}]`,
  "a long text": `["${"x".repeat(BYTES - 4)}"]`,
  "a long Arabic text": `["${"ش".repeat(BYTES / 2 - 4)}"]`,
  "a text of quotes": `["${'\\"'.repeat(BYTES / 2 - 4)}"]`,
  "a text of backslashes": `["${"\\\\".repeat(BYTES / 2 - 4)}"]`,
  "a text of escapes": `["${"\\u0041".repeat(BYTES / 6 - 4)}"]`,
  "a text of escaped pairs": `["${"\\ud83d\\ude00".repeat(BYTES / 12 - 4)}"]`,
  "a text of escaped backslashes before u0000": `["${"\\\\u0000".repeat(BYTES / 7 - 4)}"]`,
  "small texts and a pair": `["\\ud83d\\ude00",${Array(250_000).fill('"a"').join()}]`,
  "small objects and a NUL": `[${Array(120_000).fill('{"a":1}').join()},"\\u0000"]`,
  "small texts": listOf('"a"'),
  "small texts of escapes": listOf('"\\n"'),
  "small texts that look like numbers": listOf('"1.50"'),
  "objects of texts and numbers": listOf('{"id":"a1","amount":1.25,"tags":["a","b"]}'),
  spaces: `[${" ".repeat(BYTES - 2)}]`,
};

/** Measures CPU time, which hardly changes on a busy machine. */
function milliseconds(work: () => unknown): number {
  const started = process.cpuUsage();
  try {
    work();
  } catch {}
  const { user, system } = process.cpuUsage(started);
  return (user + system) / 1_000;
}

let isShort = false;
console.log("shape | JSON.parse ms | parseJson ms | ratio");
for (const [name, shape] of Object.entries(SHAPES)) {
  // Makes the text contiguous in memory, like a received body; V8 keeps concatenations as trees.
  const text = Buffer.from(shape).toString();
  const [theirs, ours]: [number[], number[]] = [[], []];
  for (let round = 0; round < ROUNDS; round += 1) {
    theirs.push(milliseconds(() => JSON.parse(text)));
    ours.push(milliseconds(() => parseJson(text)));
  }
  const [one, other] = [quantile(theirs, 0.25), quantile(ours, 0.25)];
  const isReached = one < FAST_MS ? other < MOST_MS : other <= MOST_RATIO * one;
  isShort ||= !isReached;
  console.log(
    `${name} | ${one.toFixed(1)} | ${other.toFixed(1)} | ${(other / one).toFixed(1)} | ${isReached ? "reached" : "short"}`,
  );
}
console.log(
  `To reach: ${MOST_RATIO} times JSON.parse, or ${MOST_MS} ms where JSON.parse takes less than ${FAST_MS}: ${isShort ? "short" : "reached"}.`,
);
