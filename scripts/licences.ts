/**
 * `npm run licences`: writes docs/licences.md for the production packages in the lockfile, and fails on a
 * licence that is not accepted.
 */
import { readFileSync, writeFileSync } from "node:fs";
import { pathToFileURL } from "node:url";

type LockedPackage = {
  readonly license?: string;
  readonly dev?: boolean;
  readonly link?: boolean;
  readonly os?: readonly string[];
  readonly cpu?: readonly string[];
};

const ACCEPTED = new Set([
  "0BSD",
  "Apache-2.0",
  "BSD-2-Clause",
  "BSD-3-Clause",
  "BlueOak-1.0.0",
  "CC-BY-4.0",
  "EPL-2.0",
  "ISC",
  "LGPL-3.0-or-later",
  "MIT",
  "MIT-0",
  "MPL-2.0",
  "OFL-1.1",
  "Unlicense",
]);

const READ_IN_THE_PACKAGE: Readonly<Record<string, string>> = { only: "MIT", "png-js": "MIT", "seq-queue": "MIT" };

/** The licence of each production package that is installed on every platform, by package name. */
export function shippedLicences(packages: Readonly<Record<string, LockedPackage>>): Map<string, string> {
  const licences = new Map<string, string>();
  for (const [path, entry] of Object.entries(packages)) {
    const isShipped = path.includes("node_modules/") && entry.dev !== true && entry.link !== true;
    if (!isShipped || entry.os !== undefined || entry.cpu !== undefined) continue;
    const name = path.slice(path.lastIndexOf("node_modules/") + "node_modules/".length);
    licences.set(name, entry.license ?? READ_IN_THE_PACKAGE[name] ?? "unknown");
  }
  return licences;
}

/** @param expression an SPDX expression such as `(MIT AND Apache-2.0)` */
export function unacceptedOf(expression: string): string[] {
  const parts = expression.replaceAll(/[()]/g, "").split(/ (?:and|or) /i);
  return parts.filter((part) => !ACCEPTED.has(part));
}

const DATA = `
## Data of tests, not installed
- Apache-2.0: \`scripts/compose-spec.json\` (compose-spec/compose-spec, commit a08f8d51631b)
- MIT: \`server/testing/adyen-documents/\` (© Adyen bv), \`server/testing/stripe/published-objects.json\` (© Stripe)
- Unicode-3.0: \`server/pdf/bidi-character-test.txt\`
`;

const LARGE_SCOPE = 5;

/** Packages' names; a large scope whose packages all have this licence is one entry: `all 9 of @scope`. */
function byScope(names: readonly string[], all: readonly string[]): string[] {
  const ofScope = (from: readonly string[], scope: string) => from.filter((name) => name.startsWith(`${scope}/`));
  const entries = names.map((name) => {
    const scope = name.startsWith("@") ? name.slice(0, name.indexOf("/")) : "";
    const { length } = ofScope(names, scope);
    return length >= LARGE_SCOPE && length === ofScope(all, scope).length ? `all ${length} of ${scope}` : name;
  });
  return [...new Set(entries)];
}

/** @throws {Error} if a package has a licence that is not accepted */
export function licencesDocument(lockfile: string): string {
  const { packages } = JSON.parse(lockfile) as { packages: Record<string, LockedPackage> };
  const licences = shippedLicences(packages);
  const refused = [...licences].filter(([, licence]) => unacceptedOf(licence).length > 0);
  if (refused.length > 0)
    throw new Error(`Not accepted: ${refused.map(([name, licence]) => `${name} (${licence})`).join(", ")}`);
  const kinds = [...new Set(licences.values())].sort();
  const lists = kinds.map((kind) => {
    const names = [...licences].filter(([, licence]) => licence === kind).map(([name]) => name);
    return `\n## ${kind}\n${byScope(names, [...licences.keys()])
      .sort()
      .join(", ")}\n`;
  });
  return (
    "# Licences of what is installed\n\nWritten by `npm run licences` from the lockfile; a test compares the two. " +
    "Binaries for one platform have their package's licence, except the image library of Next " +
    "(`@img/sharp-libvips-…`, LGPL-3.0-or-later, a separate shared library). `npm run sbom` lists every package.\n" +
    lists.join("") +
    DATA
  );
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? "").href) {
  writeFileSync("docs/licences.md", licencesDocument(readFileSync("package-lock.json", "utf8")));
}
