import { expect, it } from "vitest";
import { faultsOf } from "./sdk-check-rules.mjs";

const LOADER = { src: "https://pay.example/sdk/v3/checkout.min.js", integrity: "" };
const SOUND = {
  url: "https://shop.example/checkout",
  html: '<script>Checkout.init({ apiKey: "pk_live_12345678" })</script>',
  permissions: "",
  loaders: [LOADER],
  missing: [] as string[],
  violations: [] as { directive: string; blocked: string }[],
  version: "3.0.0" as string | null,
  served: "3.0.0" as string | null,
  frames: [{ status: 200 }],
  isRefused: false,
  codes: [] as string[],
};

it.each<[Partial<typeof SOUND>, string[]]>([
  [{}, []],
  [{ url: "http://localhost:4000/" }, []],
  [{ url: "http://192.168.1.7/" }, ["https"]],
  [{ loaders: [], version: null }, ["no_script"]],
  [{ version: null }, ["not_run"]],
  [{ loaders: [LOADER, LOADER] }, ["double_load"]],
  [{ violations: [{ directive: "frame-src", blocked: "https://pay.example" }], isRefused: true }, ["policy"]],
  [{ permissions: "camera=(), payment=()" }, ["permissions"]],
  [{ permissions: 'payment=(self "https://pay.example")' }, []],
  [{ permissions: "payment=*" }, []],
  [{ permissions: "payment=(self)" }, ["permissions"]],
  [{ frames: [{ status: 404 }] }, ["origin"]],
  [{ isRefused: true, codes: ["network"] }, ["origin", "error"]],
  [{ loaders: [{ ...LOADER, integrity: "sha384-x" }] }, ["pinned_alias"]],
  [{ loaders: [{ src: "https://pay.example/sdk/3.0.0/checkout.min.js", integrity: "sha384-x" }] }, []],
  [{ version: "2.9.0" }, ["version"]],
  [{ html: "sk_live_12345678" }, ["private_key"]],
  [{ html: "rk_live_12345678" }, ["private_key"]],
  [{ missing: ["onSuccess"] }, ["callbacks"]],
])("a page with %j has the faults %j", (change, faults) => {
  expect(faultsOf({ ...SOUND, ...change }).map(({ code }) => code)).toEqual(faults);
});
