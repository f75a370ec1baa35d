import { expect, it } from "vitest";
import { sdkBundle } from "./sdk-bundle.mjs";
import { releases, versionOf } from "./sdk-releases.mjs";

/** Names that Safari 14 or Chrome 69 lack. */
const TOO_NEW = [
  /URL\.canParse\(/,
  /crypto\.randomUUID/,
  /Object\.hasOwn\b/,
  /AbortSignal\.(timeout|any)/,
  /\.(at|replaceAll|findLast|toSorted|toReversed|replaceChildren|allSettled|matchAll)\(/,
  /\breportError\(/,
  /\bstructuredClone\(/,
  /\bglobalThis\b/,
  /\?\.|\?\?|\(\?<[=!]/,
  /\binset:|[{;]aspect-ratio|[;{]gap:|:is\(|:where\(/,
];

it.each(TOO_NEW)("the web SDK has nothing that its oldest browsers lack: %s", async (tooNew) => {
  const found = (await sdkBundle()).match(tooNew);
  expect(found && `${found[0]} at ${found.index}`).toBeNull();
});

it("constructed style sheets are optional", async () => {
  const text = await sdkBundle();
  expect(text.match(/new CSSStyleSheet/g)).toHaveLength(1);
  expect(text).toContain('"adoptedStyleSheets"in');
});

it("a released version never changes", async () => {
  const text = await sdkBundle();
  const version = versionOf(text);
  for (const released of releases()) expect(versionOf(released.text)).toBe(released.version);
  const same = releases().find((released) => released.version === version);
  // If this fails, raise the version of sdk/web/checkout.ts.
  if (same !== undefined) expect(text).toBe(same.text);
});
