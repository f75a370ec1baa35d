"use client";
/**
 * A wallet's button. Safari draws Apple's (`.apple-pay` in the style sheet); other browsers show the wallet's
 * mark.
 */
import type { ComponentProps, CSSProperties } from "react";
import type { FramePart } from "../embed/theme-parts";
import { Button } from "../ui/button";
import { WALLET, WALLET_GROUND } from "../ui/button-styles";
import { useWalletLooks } from "./chosen-looks";
import { WalletMark } from "./wallet-mark";

export const WALLET_PARTS: Readonly<Record<string, FramePart>> = {
  apple_pay: "applePay",
  google_pay: "googlePay",
  samsung_pay: "samsungPay",
};

const GROUNDS = {
  auto: WALLET_GROUND,
  black: "border-transparent bg-[#000000] text-[#ffffff]",
  white: "border-transparent bg-[#ffffff] text-[#000000]",
  "white-outline": "border-[#000000] bg-[#ffffff] text-[#000000]",
} as const;

type Ground = keyof typeof GROUNDS;

function groundOf(color: string | undefined): Ground {
  return color !== undefined && color in GROUNDS ? (color as Ground) : "auto";
}

type Props = ComponentProps<"button"> & { readonly service: string; readonly wallet: string };

export function WalletButton({ service, wallet, ...rest }: Props) {
  const looks = useWalletLooks();
  const { buttonColor, buttonType } = service === "apple_pay" ? looks.applePay : looks.googlePay;
  const ground = groundOf(service === "samsung_pay" ? undefined : buttonColor);
  const apple = { "--apple-type": buttonType ?? "plain", ...(ground !== "auto" && { "--apple-style": ground }) };
  return (
    <Button
      {...rest}
      aria-label={wallet}
      data-part={WALLET_PARTS[service]}
      className={`${WALLET} ${GROUNDS[ground]} ${service === "apple_pay" ? "apple-pay" : ""}`}
      style={service === "apple_pay" ? (apple as CSSProperties) : undefined}
    >
      <WalletMark service={service} ground={ground === "white-outline" ? "white" : ground} />
    </Button>
  );
}
