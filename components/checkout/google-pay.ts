"use client";
/** Google's script, loaded only where Google Pay is offered; server/pages/wallet-policy.ts allows it. */
import type { GoogleClientClass } from "./device-sheets";

const SCRIPT = "https://pay.google.com/gp/p/js/pay.js";
const LONGEST_MS = 10_000;

let loading: Promise<GoogleClientClass> | null = null;

/** @throws {Error} if the script fails, or takes longer than ten seconds; a later call tries again */
export function googleClients(): Promise<GoogleClientClass> {
  loading ??= load().catch((error: unknown) => {
    loading = null;
    throw error;
  });
  return loading;
}

function load(): Promise<GoogleClientClass> {
  return new Promise((done, refuse) => {
    const script = document.createElement("script");
    const fail = () => refuse(new Error("Google's script did not load."));
    const timer = setTimeout(fail, LONGEST_MS);
    script.src = SCRIPT;
    script.async = true;
    script.addEventListener("error", fail);
    script.addEventListener("load", () => {
      clearTimeout(timer);
      const found: unknown = Object(Reflect.get(window, "google")).payments?.api?.PaymentsClient;
      if (typeof found === "function") done(found as GoogleClientClass);
      else fail();
    });
    document.head.append(script);
  });
}
