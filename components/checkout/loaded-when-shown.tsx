"use client";
/** Parts whose scripts only few pages load. */
import { type ComponentProps, useEffect } from "react";
import { Button } from "../ui/button";
import { WALLET, WALLET_GROUND } from "../ui/button-styles";
import type { DeviceSheetButton as DeviceSheetButtonType } from "./device-sheet-button";
import { served, useServedHtml } from "./served";
import type { SheetButton as SheetButtonType } from "./sheet-button";
import { noteWallet } from "./wallet-availability";

type DeviceProps = ComponentProps<typeof DeviceSheetButtonType>;
type SheetProps = ComponentProps<typeof SheetButtonType>;

export const ChallengeSheet = served(() => import("./challenge-sheet").then((part) => part.ChallengeSheet));
export const CodeForm = served(() => import("./code-form").then((part) => part.CodeForm));
export const ResendCode = served(() => import("./resend-code").then((part) => part.ResendCode));
export const WalletSheet = served(() => import("./wallet-sheet").then((part) => part.WalletSheet));
const Simulated = served<SheetProps>(
  () => import("./sheet-button").then((part) => part.SheetButton),
  PlainButton,
  PlainButton,
);
export const DeviceSheetButton = served<DeviceProps>(
  () => import("./device-sheet-button").then((part) => part.DeviceSheetButton),
  NoButton,
);

/** Keeps the server's HTML, which React would replace when a press changes the form. */
function PlainButton({ service, wallet }: SheetProps) {
  useServedHtml();
  return (
    <Button type="submit" value={service} name="sheet" className={`${WALLET} ${WALLET_GROUND}`}>
      {wallet}
    </Button>
  );
}

function NoButton({ service, unsupported }: DeviceProps) {
  useEffect(() => noteWallet(service, false), [service]);
  return unsupported;
}

export function SheetButton(props: SheetProps) {
  const { service } = props;
  useEffect(() => noteWallet(service, true), [service]);
  return <Simulated {...props} />;
}
