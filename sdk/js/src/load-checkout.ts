import type { CheckoutSdk } from "../../web/types";

export type LoadOptions = {
  /** URL of the file `/sdk/v3/checkout.min.js` of your installation. */
  src: string;
  /** Expected integrity hash of the SDK's file, from `/sdk/<version>/integrity.json`. */
  integrity?: string;
  /** Nonce of the page's content security policy. */
  nonce?: string;
};

const LONGEST_MS = 15_000;

let begun: Promise<CheckoutSdk> | null = null;

/**
 * Loads the SDK once per page: the first call's options apply, later calls get the same promise. A failed
 * load can be retried.
 * @throws {Error} outside a browser, if the script fails to load or is not the SDK, or after 15 seconds
 */
export function loadCheckout(options: LoadOptions): Promise<CheckoutSdk> {
  if (typeof window === "undefined") return Promise.reject(new Error("The checkout is loaded in a browser only."));
  begun ??= load(options).catch((error: unknown) => {
    begun = null;
    throw error;
  });
  return begun;
}

function present(): CheckoutSdk | undefined {
  return Reflect.get(window, "Checkout");
}

/** Returns the existing script tag (added by this module, another copy of it, or the page) or a new one. */
function tagFor({ src, integrity, nonce }: LoadOptions): HTMLScriptElement {
  const { href } = new URL(src, document.baseURI);
  const there = [...document.scripts].find((script) => script.src === href);
  if (there !== undefined) return there;
  const script = document.createElement("script");
  script.src = href;
  script.async = true;
  script.crossOrigin = "anonymous";
  if (integrity !== undefined) script.integrity = integrity;
  if (nonce !== undefined) script.nonce = nonce;
  return script;
}

function load(options: LoadOptions): Promise<CheckoutSdk> {
  const there = present();
  if (there !== undefined) return Promise.resolve(there);
  const script = tagFor(options);
  return new Promise((done, refuse) => {
    const fail = (reason: string) => {
      finish();
      script.remove();
      refuse(new Error(`${script.src} ${reason}`));
    };
    const onLoad = () => {
      const found = present();
      if (found === undefined) return fail("is not the checkout's script.");
      finish();
      done(found);
    };
    const onError = () => fail("could not be loaded.");
    const timer = setTimeout(() => fail("did not load within 15 seconds."), LONGEST_MS);
    const finish = () => {
      clearTimeout(timer);
      script.removeEventListener("load", onLoad);
      script.removeEventListener("error", onError);
    };
    script.addEventListener("load", onLoad);
    script.addEventListener("error", onError);
    if (!script.isConnected) document.head.append(script);
  });
}
