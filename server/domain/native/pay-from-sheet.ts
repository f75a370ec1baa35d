/**
 * A device wallet's sheet on a page of ours was approved (Spec, "Wallets and instalments on pages" 1 to 3).
 */
import { payBySheet, type SheetOutcome } from "@/server/domain/payments";
import type { SystemCtx } from "@/server/kernel/types";
import { PAYLOADS } from "./contract";

/** What the page's form holds; it comes from the browser. */
export type ApprovedSheet = {
  /** Names the attempt that the sheet was opened for. */
  readonly token: string;
  /** The wallet's wire name. */
  readonly wallet: string;
  /** What the wallet gave, as JSON text. */
  readonly payload: string;
};

/**
 * Charges the payload, unchanged. `not_found` also for a wallet that nobody knows, and for a payload that
 * is none of the wallet's: no page of ours sends these.
 * @throws {Busy} before the charge, when the lock could not be acquired @throws {RateLimited} more than
 * thirty forms of the session in a minute
 */
export async function payFromSheet(system: SystemCtx, sheet: ApprovedSheet): Promise<SheetOutcome> {
  const { token, wallet, payload } = sheet;
  if (!isDeviceWallet(wallet)) return { kind: "not_found" };
  const read = PAYLOADS[wallet].safeParse(parsed(payload));
  return read.success ? payBySheet(system, { token, wallet, payload: read.data }) : { kind: "not_found" };
}

function isDeviceWallet(text: string): text is keyof typeof PAYLOADS {
  return Object.hasOwn(PAYLOADS, text);
}

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}
