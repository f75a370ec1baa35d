/** Tries that ended with their process are no failures (Spec, "Making and keeping reports"). */
export type Tries = {
  readonly tries: number;
  readonly lostLeases: number;
  /** The try before this one ended with its process. */
  readonly wasLost: boolean;
};

export const MOST_LOST_LEASES = 10;

/** Including this try. */
export function failures({ tries, lostLeases }: Tries): number {
  return tries - lostLeases;
}

/** @throws {Error} after the tenth, and each later one */
export function requireLivingWriters({ lostLeases, wasLost }: Tries): void {
  if (wasLost && lostLeases >= MOST_LOST_LEASES)
    throw new Error(`${lostLeases} processes ended while they wrote the file.`);
}
