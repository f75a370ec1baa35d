/** Reasons why an account's due billing cycles are not charged now. */
export type ChargeWait = {
  /** True if the gateway refused the account's key in the last hour. */
  readonly isKeyRefused: boolean;
  /** Seconds for which the account is paused (Spec, "Pace of charges" 2), 0 if it is not paused. */
  readonly pausedSeconds: number;
};

type WaitColumns = { readonly isKeyRefused?: boolean | null; readonly pausedSeconds?: number | null };

export function chargeWaitOf(row: WaitColumns): ChargeWait {
  return { isKeyRefused: row.isKeyRefused ?? false, pausedSeconds: Math.max(0, row.pausedSeconds ?? 0) };
}
