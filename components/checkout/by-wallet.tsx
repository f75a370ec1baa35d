/** One thing while the wallet switch is off, another while it is on. The style sheet decides, so figures change at once, without script, too. */
import type { ReactNode } from "react";

const OFF = "contents group-has-[#use-wallet:checked]/checkout:hidden";
const ON = "hidden group-has-[#use-wallet:checked]/checkout:contents";

/** Hides what a wallet that covers everything leaves no need for, while the switch is on. */
export const UNNEEDED = "group-has-[#use-wallet:checked]/checkout:hidden";

/** Shows only while the switch is on. */
export const WITH_WALLET = "hidden group-has-[#use-wallet:checked]/checkout:block";

/** Marks the part of the page in which the switch and what follows it stand. */
export const FOLLOWS_WALLET = "group/checkout";

type Props = {
  readonly off: ReactNode;
  /** Null where there is no wallet to switch on. */
  readonly on: ReactNode | null;
  /** Both stand inside a line of text. */
  readonly inline?: boolean;
};

export function ByWallet({ off, on, inline = false }: Props) {
  if (on === null) return off;
  const Part = inline ? "span" : "div";
  return (
    <>
      <Part className={OFF}>{off}</Part>
      <Part className={ON}>{on}</Part>
    </>
  );
}
