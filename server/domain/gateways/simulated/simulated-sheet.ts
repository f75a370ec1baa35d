/** What device wallet A would get from its network, made up: only the simulated sheet of a test takes it. */
import { randomBytes } from "node:crypto";
import type { SheetCall } from "../port";

const SHEET_SECONDS = 300;

/** An object of the shape that the wallet's network signs; its signature is none. */
export function simulatedSheet(
  merchantIdentifier: string,
  { domain, shopName }: Pick<SheetCall, "domain" | "shopName">,
  now: Date,
): Readonly<Record<string, unknown>> {
  return {
    epochTimestamp: now.getTime(),
    expiresAt: now.getTime() + SHEET_SECONDS * 1_000,
    merchantSessionIdentifier: `SIMULATED_${randomBytes(16).toString("hex")}`,
    nonce: randomBytes(8).toString("hex"),
    merchantIdentifier,
    domainName: domain,
    displayName: shopName,
    signature: "simulated",
  };
}
