"use client";
/**
 * Parts that few pages show, loaded when shown. Until then the server's HTML stays.
 */
import { type ComponentProps, lazy, Suspense, useEffect } from "react";
import type { DeviceSheetButton as DeviceSheetButtonType } from "./device-sheet-button";
import { noteWallet } from "./wallet-availability";

const Challenge = lazy(() => import("./challenge-sheet").then((part) => ({ default: part.ChallengeSheet })));
const Code = lazy(() => import("./code-form").then((part) => ({ default: part.CodeForm })));
type DeviceButton = typeof DeviceSheetButtonType;
const Device = lazy(
  (): Promise<{ default: DeviceButton | typeof NoButton }> =>
    import("./device-sheet-button").then(
      (part) => ({ default: part.DeviceSheetButton }),
      () => ({ default: NoButton }),
    ),
);
const Resend = lazy(() => import("./resend-code").then((part) => ({ default: part.ResendCode })));
const Sheet = lazy(() => import("./wallet-sheet").then((part) => ({ default: part.WalletSheet })));
const Simulated = lazy(() => import("./sheet-button").then((part) => ({ default: part.SheetButton })));

function NoButton({ service }: ComponentProps<DeviceButton>) {
  useEffect(() => noteWallet(service, false), [service]);
  return null;
}

export function ChallengeSheet(props: ComponentProps<typeof Challenge>) {
  return <Challenge {...props} />;
}

export function CodeForm(props: ComponentProps<typeof Code>) {
  return <Code {...props} />;
}

export function DeviceSheetButton(props: ComponentProps<DeviceButton>) {
  return (
    <Suspense fallback={null}>
      <Device {...props} />
    </Suspense>
  );
}

export function ResendCode(props: ComponentProps<typeof Resend>) {
  return <Resend {...props} />;
}

export function SheetButton(props: ComponentProps<typeof Simulated>) {
  return <Simulated {...props} />;
}

export function WalletSheet(props: ComponentProps<typeof Sheet>) {
  return <Sheet {...props} />;
}
