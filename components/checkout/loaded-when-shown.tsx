"use client";
/**
 * Parts that few pages show, loaded when one shows them. Without a fallback the server's HTML stays in place.
 */
import { type ComponentProps, lazy, Suspense } from "react";

const Challenge = lazy(() => import("./challenge-sheet").then((part) => ({ default: part.ChallengeSheet })));
const Code = lazy(() => import("./code-form").then((part) => ({ default: part.CodeForm })));
const Device = lazy(() => import("./device-sheet-button").then((part) => ({ default: part.DeviceSheetButton })));
const Resend = lazy(() => import("./resend-code").then((part) => ({ default: part.ResendCode })));
const Sheet = lazy(() => import("./wallet-sheet").then((part) => ({ default: part.WalletSheet })));
const Simulated = lazy(() => import("./sheet-button").then((part) => ({ default: part.SheetButton })));

export function ChallengeSheet(props: ComponentProps<typeof Challenge>) {
  return <Challenge {...props} />;
}

export function CodeForm(props: ComponentProps<typeof Code>) {
  return <Code {...props} />;
}

export function DeviceSheetButton(props: ComponentProps<typeof Device>) {
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
