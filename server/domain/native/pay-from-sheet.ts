import { payBySheet, type SheetOutcome } from "@/server/domain/payments";
import type { SystemCtx } from "@/server/kernel/types";
import { PAYLOADS } from "./contract";

export type ApprovedSheet = {
  readonly token: string;
  readonly wallet: string;
  readonly payload: string;
};

/**
 * Charges the payload of an approved payment sheet unchanged. `not_found` also means an unknown wallet or an
 * invalid payload.
 * @throws {Busy} before the charge
 * @throws {RateLimited}
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
