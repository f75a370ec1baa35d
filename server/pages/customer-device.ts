/** Reads data of the customer's browser from a request; a client can forge all of it. */
import { isIP } from "node:net";
import type { CustomerDevice, CustomerScreen } from "@/server/kernel/types";

const MOST = 512;
const LANGUAGE = /^[a-z]{2,3}(?:-[a-z0-9]{2,8}){0,3}$/i;

function printable(value: string | null): string {
  return (value ?? "")
    .replace(/[^\x20-\x7e]/g, "")
    .slice(0, MOST)
    .trim();
}

function languageOf(accepted: string): string | null {
  const first = accepted.split(/[,;]/)[0]?.trim() ?? "";
  return LANGUAGE.test(first) ? first : null;
}

const SCREEN = /^(\d{1,5})x(\d{1,5})x(\d{1,2}) (-?\d{1,4})$/;

/** Colour depths that 3-D Secure 2 permits. */
const DEPTHS: ReadonlySet<number> = new Set([1, 4, 8, 15, 16, 24, 30, 32, 48]);
const MOST_MINUTES = 14 * 60;

/** @param text as `components/checkout/screen-field.tsx` writes it */
export function screenOf(text: string | null): CustomerScreen | null {
  const [, width, height, depth, offset] = (SCREEN.exec(text ?? "") ?? []).map(Number);
  if (width === undefined || height === undefined || depth === undefined || offset === undefined) return null;
  return DEPTHS.has(depth) && Math.abs(offset) <= MOST_MINUTES ? { width, height, depth, offset } : null;
}

/** @returns undefined if the request does not name a browser */
export function customerDevice(sent: Pick<Headers, "get">, screen: string | null): CustomerDevice | undefined {
  const userAgent = printable(sent.get("user-agent"));
  if (userAgent === "") return undefined;
  const peer = sent.get("x-sarraf-peer") ?? "";
  return {
    address: isIP(peer) === 0 ? null : peer,
    userAgent,
    accept: printable(sent.get("accept")) || "*/*",
    language: languageOf(sent.get("accept-language") ?? ""),
    screen: screenOf(screen),
  };
}
