/** The packages hold what they should, run where they should, and have types that hold. */
import { execFile } from "node:child_process";
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join, resolve } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, expect, it, test } from "vitest";
import { VERSION } from "@/sdk/node/src/version";
import { buildPackages } from "./build-packages.mjs";
import { npmProgram } from "./install.mjs";
import { sdkBundle } from "./sdk-bundle.mjs";
import { versionOf } from "./sdk-releases.mjs";

const ROOT = resolve(__dirname, "..");
const SHOP = join(ROOT, ".sarraf", "packages-test");
const run = promisify(execFile);

function node(...args: string[]): Promise<{ stdout: string }> {
  return run(process.execPath, args, { cwd: SHOP });
}

beforeAll(async () => {
  mkdirSync(SHOP, { recursive: true });
  writeFileSync(join(SHOP, "package.json"), '{"type": "module"}');
  await buildPackages();
}, 60_000);

afterAll(() => rmSync(SHOP, { recursive: true }));

it.each([
  [
    "sdk/js",
    [
      "LICENSE",
      "README.md",
      "dist/cjs/index.js",
      "dist/cjs/package.json",
      "dist/cjs/types/js/src/index.d.ts",
      "dist/cjs/types/js/src/load-checkout.d.ts",
      "dist/cjs/types/web/types.d.ts",
      "dist/index.js",
      "dist/types/js/src/index.d.ts",
      "dist/types/js/src/load-checkout.d.ts",
      "dist/types/web/types.d.ts",
      "package.json",
    ],
  ],
  [
    "sdk/react",
    [
      "LICENSE",
      "README.md",
      "dist/cjs/index.js",
      "dist/cjs/package.json",
      "dist/cjs/types/checkout-embed.d.ts",
      "dist/cjs/types/index.d.ts",
      "dist/index.js",
      "dist/types/checkout-embed.d.ts",
      "dist/types/index.d.ts",
      "package.json",
    ],
  ],
  [
    "sdk/node",
    [
      "CHANGELOG.md",
      "LICENSE",
      "README.md",
      "dist/cjs/index.js",
      "dist/cjs/package.json",
      "dist/cjs/types/errors.d.ts",
      "dist/cjs/types/generated/keyed-requests.d.ts",
      "dist/cjs/types/generated/openapi.d.ts",
      "dist/cjs/types/generated/signed-fields.d.ts",
      "dist/cjs/types/http/api.d.ts",
      "dist/cjs/types/http/pages.d.ts",
      "dist/cjs/types/http/proxy.d.ts",
      "dist/cjs/types/http/repeatable-requests.d.ts",
      "dist/cjs/types/http/repeating.d.ts",
      "dist/cjs/types/http/transport.d.ts",
      "dist/cjs/types/index.d.ts",
      "dist/cjs/types/resources/events.d.ts",
      "dist/cjs/types/resources/merchant.d.ts",
      "dist/cjs/types/resources/payment-links.d.ts",
      "dist/cjs/types/resources/sandbox.d.ts",
      "dist/cjs/types/resources/sessions.d.ts",
      "dist/cjs/types/resources/subscriptions.d.ts",
      "dist/cjs/types/resources/wallet.d.ts",
      "dist/cjs/types/resources/webhook-endpoints.d.ts",
      "dist/cjs/types/sarraf.d.ts",
      "dist/cjs/types/version.d.ts",
      "dist/cjs/types/webhooks/receiver.d.ts",
      "dist/cjs/types/webhooks/signatures.d.ts",
      "dist/cjs/types/webhooks/verify.d.ts",
      "dist/cjs/types/wire.d.ts",
      "dist/index.js",
      "dist/types/errors.d.ts",
      "dist/types/generated/keyed-requests.d.ts",
      "dist/types/generated/openapi.d.ts",
      "dist/types/generated/signed-fields.d.ts",
      "dist/types/http/api.d.ts",
      "dist/types/http/pages.d.ts",
      "dist/types/http/proxy.d.ts",
      "dist/types/http/repeatable-requests.d.ts",
      "dist/types/http/repeating.d.ts",
      "dist/types/http/transport.d.ts",
      "dist/types/index.d.ts",
      "dist/types/resources/events.d.ts",
      "dist/types/resources/merchant.d.ts",
      "dist/types/resources/payment-links.d.ts",
      "dist/types/resources/sandbox.d.ts",
      "dist/types/resources/sessions.d.ts",
      "dist/types/resources/subscriptions.d.ts",
      "dist/types/resources/wallet.d.ts",
      "dist/types/resources/webhook-endpoints.d.ts",
      "dist/types/sarraf.d.ts",
      "dist/types/version.d.ts",
      "dist/types/webhooks/receiver.d.ts",
      "dist/types/webhooks/signatures.d.ts",
      "dist/types/webhooks/verify.d.ts",
      "dist/types/wire.d.ts",
      "package.json",
    ],
  ],
  ["sdk/cli", ["CHANGELOG.md", "LICENSE", "README.md", "dist/sarraf.js", "package.json"]],
])("the package of %s holds these files and no others", async (folder, files) => {
  const cwd = join(ROOT, folder);
  const { stdout } = await run(process.execPath, [npmProgram(), "pack", "--dry-run", "--json"], { cwd });
  const [{ files: packed }] = JSON.parse(stdout) as [{ files: { path: string }[] }];
  expect(packed.map(({ path }) => path).toSorted()).toEqual(files);
});

test("the command line and its client have one version, and it runs as it was built", async () => {
  const versions = ["sdk/node", "sdk/cli"].map((folder) => {
    const { version, devDependencies } = JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
    expect(readFileSync(join(ROOT, folder, "CHANGELOG.md"), "utf8")).toContain(`\n## ${version}\n`);
    return [version, devDependencies?.["@sarraf/node"] ?? version];
  });
  const { stdout } = await node(join(ROOT, "sdk/cli/dist/sarraf.js"), "--version");
  expect(new Set([VERSION, stdout.trim(), ...versions.flat()]).size).toBe(1);
});

test("the packages of the web SDK have its version", async () => {
  const [js, react] = ["sdk/js", "sdk/react"].map((folder) => {
    return JSON.parse(readFileSync(join(ROOT, folder, "package.json"), "utf8"));
  });
  const version = versionOf(await sdkBundle());
  expect([js.version, react.version, react.dependencies[js.name]]).toEqual([version, version, version]);
});

test("both can be imported on a server, where nothing is loaded", async () => {
  const script = `import { loadCheckout } from "@sarraf/checkout";
    import { CheckoutEmbed } from "@sarraf/checkout-react";
    import { createElement } from "react";
    import { renderToString } from "react-dom/server";
    const props = { script: { src: "x" }, merchant_id: "pay.example", apiKey: "pk_1", session_id: "s" };
    console.log(renderToString(createElement(CheckoutEmbed, props)));
    await loadCheckout({ src: "x" }).catch((error) => console.log(error.message));`;
  const { stdout } = await node("--input-type=module", "-e", script);
  expect(stdout).toBe("<div></div>\nThe checkout is loaded in a browser only.\n");
});

test("a shop's own build knows their types, and reports a mistake", async () => {
  writeFileSync(
    join(SHOP, "shop.ts"),
    `import { type CheckoutSdk, loadCheckout } from "@sarraf/checkout";
     import { CheckoutEmbed, type CheckoutEmbedProps } from "@sarraf/checkout-react";
     import { InvalidRequestError, Sarraf } from "@sarraf/node";
     const sarraf = new Sarraf({ apiKey: "sk_1", baseUrl: "https://pay.example" });
     const session = { type: "e_commerce", amount: "10.500", currency_code: "KWD", pg_codes: ["sandbox"] } as const;
     export const link: Promise<string> = sarraf.sessions.create(session).then(({ checkout_url: url }) => url);
     export async function* states() {
       for await (const { state } of sarraf.sessions.list({ limit: 50 })) yield state;
     }
     export const fields = (error: unknown) => (error instanceof InvalidRequestError ? error.fields.amount : []);
     // @ts-expect-error
     sarraf.sessions.create({ ...session, amount: undefined });
     // @ts-expect-error
     sarraf.request("get", "/b/no/such/path/");
     export const sdk: Promise<CheckoutSdk> = loadCheckout({ src: "x" });
     export const props: CheckoutEmbedProps = { script: { src: "x" }, merchant_id: "m", apiKey: "k", session_id: "s" };
     export const embed = CheckoutEmbed({ ...props, onSuccess: (result) => result.order_no });
     // @ts-expect-error
     loadCheckout({ source: "x" });
     // @ts-expect-error
     sdk.then((checkout) => checkout.init({ selector: "pay" }));`,
  );
  const options = [
    "--noEmit",
    "--strict",
    "--skipLibCheck",
    "--module",
    "nodenext",
    "--target",
    "es2022",
    "--types",
    "react",
  ];
  const tsc = join(ROOT, "node_modules", "typescript", "bin", "tsc");
  await expect(node(tsc, ...options, join(SHOP, "shop.ts"))).resolves.toMatchObject({ stdout: "" });
}, 60_000);
