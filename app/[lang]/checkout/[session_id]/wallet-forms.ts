/** The forms of a wallet that was begun on a page, as the page hands them to its parts. */

import type { DeviceSheetActions } from "@/components/checkout/device-sheet-button";
import { codeSaidOf, type WalletActions } from "@/components/checkout/wallet-actions";
import { leaveDeviceSheet, openDeviceSheet, payDeviceSheet, type SheetPlace } from "./device-sheet-actions";
import { saying } from "./saying";
import { approveSheet, askForCode, leaveWallet, typeCode, type WalletPlace } from "./wallet-actions";

type Query = Readonly<Record<string, string | string[] | undefined>>;

/** The token of the wallet that the address says was begun; null if it names none. */
export function walletTokenOf(query: Query): string | null {
  return typeof query.wallet === "string" && query.wallet !== "" ? query.wallet : null;
}

/** The address of the page with the wallet that was begun there; without one if the token is null. */
export function walletPageOf(home: string, token: string | null): string {
  return token === null ? home : saying(home, { wallet: token });
}

/** The forms of the wallet at `place`. */
function walletForms(place: WalletPlace): WalletActions {
  return {
    approveSheet: approveSheet.bind(null, place),
    typeCode: typeCode.bind(null, place),
    askForCode: askForCode.bind(null, place),
    leave: leaveWallet.bind(null, place),
  };
}

/** What the page of a session does about sheets that the browser shows. */
function deviceSheets(place: SheetPlace): DeviceSheetActions {
  return {
    open: openDeviceSheet.bind(null, place),
    pay: payDeviceSheet.bind(null, place),
    leave: leaveDeviceSheet.bind(null, place),
  };
}

/** What the parts of the page are told of wallets; `home` is the page's address without one. */
export function walletParts({ lang, sessionId, home }: SheetPlace, query: Query) {
  const token = walletTokenOf(query);
  return {
    codeSaid: codeSaidOf(query.code),
    walletForms: token === null ? null : walletForms({ lang, token, home }),
    sheets: deviceSheets({ lang, sessionId, home }),
  };
}
