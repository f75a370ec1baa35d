/** A shop's React application, bundled with the published packages. */
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { build } from "esbuild";
import { buildPackages } from "../../scripts/build-packages.mjs";
import { test as base, type Merchant } from "./test";

const APP = `
  import { CheckoutEmbed } from "@sarraf/checkout-react";
  import { loadCheckout } from "@sarraf/checkout";
  import { StrictMode, useState } from "react";
  import { createRoot } from "react-dom/client";

  window.heard = [];
  window.loadCheckout = loadCheckout;
  const hear = (name) => (data) => void window.heard.push([name, data]);

  function Shop({ shown: { sessions, ...given } }) {
    const [at, setAt] = useState(0);
    const [lang, setLang] = useState("en");
    return <>
      <button onClick={() => setAt(at + 1)}>Next session</button>
      <button onClick={() => setLang("ar")}>Arabic</button>
      {sessions[at] && <CheckoutEmbed {...given} lang={lang} session_id={sessions[at]} className="pay"
        onReady={hear("ready")} onCancel={hear("cancel")} onSuccess={hear("success")} onError={hear("error")}
        validatePayment={hear("validate")} onInstance={hear("instance")} />}
    </>;
  }

  window.start = (shown) => createRoot(document.getElementById("root")).render(<StrictMode><Shop shown={shown} /></StrictMode>);
`;

/** Bundles the application with React's development build, in which StrictMode mounts components twice. */
async function bundleShop(): Promise<string> {
  await buildPackages();
  const { outputFiles } = await build({
    stdin: { contents: APP, loader: "jsx", resolveDir: process.cwd() },
    bundle: true,
    write: false,
    format: "iife",
    jsx: "automatic",
    define: { "process.env.NODE_ENV": '"development"' },
    // The bundle ignores the `paths` of our tsconfig.json, which a shop does not have.
    tsconfigRaw: {},
  });
  return outputFiles[0]?.text ?? "";
}

/** A shop's server on 127.0.0.1, another origin than the service's; the merchant allows the origin. */
class ReactShop {
  private constructor(private readonly server: Server) {}

  static async start(merchant: Merchant, script: string): Promise<ReactShop> {
    const server = createServer((request, response) => {
      const isScript = request.url === "/shop.js";
      response.writeHead(200, { "content-type": isScript ? "text/javascript" : "text/html" });
      const page =
        '<!doctype html><link rel="icon" href="data:,"><div id="root"></div><script src="/shop.js"></script>';
      response.end(isScript ? script : page);
    });
    await new Promise<void>((done) => server.listen(0, "127.0.0.1", done));
    const shop = new ReactShop(server);
    await merchant.call("PATCH", "/b/merchant/v1/settings/", { allowed_origins: [shop.origin] });
    return shop;
  }

  get origin(): string {
    return `http://127.0.0.1:${(this.server.address() as AddressInfo).port}`;
  }

  async stop(): Promise<void> {
    this.server.closeAllConnections();
    await new Promise((done) => this.server.close(done));
  }
}

export const test = base.extend<{ readonly reactShop: ReactShop }, { readonly shopScript: string }>({
  shopScript: [
    // biome-ignore lint/correctness/noEmptyPattern: the runner reads a fixture's needs from the pattern
    async ({}, use) => {
      await use(await bundleShop());
    },
    { scope: "worker" },
  ],
  reactShop: async ({ ownMerchant, shopScript }, use) => {
    const shop = await ReactShop.start(ownMerchant, shopScript);
    await use(shop);
    await shop.stop();
  },
});
