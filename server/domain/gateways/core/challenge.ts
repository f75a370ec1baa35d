/** A step that a bank requires of the customer before it decides a charge, such as 3-D Secure. */
import type { ChallengeField } from "@/server/kernel/challenge-window";

export type SaidChallenge = {
  /** The address of the bank's or the gateway's page for 3-D Secure. */
  readonly url: string;
  /** Fields that the browser posts to the bank's address; without fields the browser opens the address. */
  readonly fields?: Readonly<Record<string, ChallengeField>>;
  /** True if the bank's page shows nothing: it only recognizes the browser. */
  readonly isHidden?: true;
  /** Origin of the window message that reports the page's end; absent if the page redirects back. */
  readonly tells?: string;
};

/** As far as the gateway named them. */
type AskingBank = { readonly bank?: string; readonly brand?: string };

export type Challenge = SaidChallenge & AskingBank & { readonly expiresAt: Date };
