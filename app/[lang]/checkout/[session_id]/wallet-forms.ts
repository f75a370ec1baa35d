import type { DeviceSheetActions } from "@/components/checkout/device-sheet-button";
import type { WalletActions } from "@/components/checkout/wallet-actions";
import { leaveDeviceSheet, openDeviceSheet, payDeviceSheet, type SheetPlace } from "./device-sheet-actions";
import { saying } from "./saying";
import { approveSheet, askForCode, leaveChallenge, leaveWallet, typeCode, type WalletPlace } from "./wallet-actions";

type Query = Readonly<Record<string, string | string[] | undefined>>;

export function walletTokenOf(query: Query): string | null {
  return typeof query.wallet === "string" && query.wallet !== "" ? query.wallet : null;
}

export function walletPageOf(home: string, token: string | null): string {
  return token === null ? home : saying(home, { wallet: token });
}

function walletForms(place: WalletPlace): WalletActions {
  return {
    approveSheet: approveSheet.bind(null, place),
    typeCode: typeCode.bind(null, place),
    askForCode: askForCode.bind(null, place),
    leave: leaveWallet.bind(null, place),
  };
}

function deviceSheets(place: SheetPlace): DeviceSheetActions {
  return {
    open: openDeviceSheet.bind(null, place),
    pay: payDeviceSheet.bind(null, place),
    leave: leaveDeviceSheet.bind(null, place),
  };
}

export function challengeTokenOf({ challenge }: Query): string | null {
  return typeof challenge === "string" && challenge !== "" ? challenge : null;
}

export function walletParts({ lang, sessionId, home }: SheetPlace, query: Query) {
  const token = walletTokenOf(query);
  const challenged = challengeTokenOf(query);
  return {
    closeChallenge: challenged === null ? null : leaveChallenge.bind(null, { lang, token: challenged, home }),
    walletForms: token === null ? null : walletForms({ lang, token, home }),
    sheets: deviceSheets({ lang, sessionId, home }),
  };
}
