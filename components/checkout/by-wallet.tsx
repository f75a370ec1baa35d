/**
 * Shows one of two contents, depending on whether wallet credit is switched on. CSS chooses, so no
 * JavaScript is needed.
 */
import type { ReactNode } from "react";

const OFF = "contents group-has-[#use-wallet:checked]/checkout:hidden";
const ON = "hidden group-has-[#use-wallet:checked]/checkout:contents";

export const UNNEEDED = "group-has-[#use-wallet:checked]/checkout:hidden";

export const WITH_WALLET = "hidden group-has-[#use-wallet:checked]/checkout:block";

export const FOLLOWS_WALLET = "group/checkout";

type Props = {
  readonly off: ReactNode;
  readonly on: ReactNode | null;
  readonly isInline?: boolean;
};

export function ByWallet({ off, on, isInline = false }: Props) {
  if (on === null) return off;
  const Part = isInline ? "span" : "div";
  return (
    <>
      <Part className={OFF}>{off}</Part>
      <Part className={ON}>{on}</Part>
    </>
  );
}
