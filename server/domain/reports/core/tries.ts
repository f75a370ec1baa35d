/**
 * Attempts to write a file. Attempts that ended because their process died are no failures (Spec, "Making and
 * keeping reports").
 */
export type Tries = {
  readonly tries: number;
  readonly lostLeases: number;
  /** True if the process of the previous attempt to write the file died. */
  readonly wasLost: boolean;
};

export const MOST_LOST_LEASES = 10;

/** Number of failed attempts to write the file, including the present one. */
export function failures({ tries, lostLeases }: Tries): number {
  return tries - lostLeases;
}

/** @throws {Error} after the tenth attempt whose process died, and each later one */
export function requireLivingWriters({ lostLeases, wasLost }: Tries): void {
  if (wasLost && lostLeases >= MOST_LOST_LEASES)
    throw new Error(`${lostLeases} processes ended while they wrote the file.`);
}
