/** A step that a bank requires of the customer before it decides a charge, such as 3-D Secure. */
import type { ChallengeField } from "@/server/kernel/challenge-window";

export type SaidChallenge = {
  /** The address of the bank's or the gateway's page. */
  readonly url: string;
  /** The browser posts these fields to the address; without them it opens the address. */
  readonly fields?: Readonly<Record<string, ChallengeField>>;
  /** The page shows and asks nothing: it only recognizes the browser. */
  readonly isHidden?: true;
  /** The origin whose window message reports that the page has ended; without it, the page returns. */
  readonly tells?: string;
};

export type Challenge = SaidChallenge & { readonly expiresAt: Date };

/** True if nothing but the address is needed to show it. */
export function isAddressAlone({ fields, isHidden, tells }: SaidChallenge): boolean {
  return fields === undefined && isHidden === undefined && tells === undefined;
}
