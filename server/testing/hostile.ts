/** Texts and values that have broken parsers, databases and pages. */
import fc from "fast-check";

/** Unusual bytes and scripts, and numbers and days at their limits. */
export const hostileText = fc.constantFrom(
  "\0",
  "\ud800",
  "\u202e",
  "' OR 1=1 --",
  "<script>",
  "__proto__",
  "a".repeat(3_000),
  "٣",
  "1e400",
  "1e-20",
  "-0",
  "0.0005",
  "99999999999999999",
  "-99999999999999",
  "2026-02-30",
  "0001-01-01",
  "9999-12-31",
  "+275760-09-13T00:00:00Z",
  "0000-00-00T00:00:00Z",
);

/** Any code point. fast-check's unit "binary" also does this, but needs a second to create its table. */
export const anyCharacter = fc.integer({ min: 0, max: 0x10_f7ff }).map(
  // Excludes surrogates.
  (number) => String.fromCodePoint(number < 0xd800 ? number : number + 0x800),
);

/** Any JSON value, including hostile texts and numbers of every size. */
export const hostileValue = fc.oneof(
  fc.jsonValue({ maxDepth: 3 }),
  hostileText,
  fc.double(),
  fc.array(hostileText, { maxLength: 3 }),
);
