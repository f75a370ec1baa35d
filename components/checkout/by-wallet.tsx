/**
 * One content while the wallet switch is off, another while it is on. CSS decides, so that it works without a
 * script.
 */
import type { ReactNode } from "react";

const OFF = "contents group-has-[#use-wallet:checked]/checkout:hidden";
const ON = "hidden group-has-[#use-wallet:checked]/checkout:contents";

/** Hides what is not needed while the wallet covers everything. */
export const UNNEEDED = "group-has-[#use-wallet:checked]/checkout:hidden";

export const WITH_WALLET = "hidden group-has-[#use-wallet:checked]/checkout:block";

/** Marks the part of the page that depends on the switch. */
export const FOLLOWS_WALLET = "group/checkout";

type Props = {
  readonly off: ReactNode;
  /** Null if there is no wallet. */
  readonly on: ReactNode | null;
  /** Both are inline text. */
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
