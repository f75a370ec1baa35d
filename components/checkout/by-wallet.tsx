/**
 * One thing while the wallet switch is off, another while it is on. The style sheet decides, so figures
 * change at once, without script, too.
 */
import type { ReactNode } from "react";

const OFF = "contents group-has-[#use-wallet:checked]/checkout:hidden";
const ON = "hidden group-has-[#use-wallet:checked]/checkout:contents";

/** Hides what a wallet that covers everything leaves no need for, while the switch is on. */
export const UNNEEDED = "group-has-[#use-wallet:checked]/checkout:hidden";

/** Shows only while the switch is on. */
export const WITH_WALLET = "hidden group-has-[#use-wallet:checked]/checkout:block";

/** Marks the part of the page that holds the switch and what depends on it. */
export const FOLLOWS_WALLET = "group/checkout";

type Props = {
  readonly off: ReactNode;
  /** Null if there is no wallet to switch on. */
  readonly on: ReactNode | null;
  /** Both are rendered inside a line of text. */
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
