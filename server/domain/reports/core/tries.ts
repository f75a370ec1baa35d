/** Tries to write a file. One that ended with its process is no failure (Spec, "Making and keeping reports"). */
export type Tries = {
  /** All tries, including this one. */
  readonly tries: number;
  /** How many of them ended with their process. */
  readonly lostLeases: number;
  /** The try before this one ended with its process. */
  readonly wasLost: boolean;
};

export const MOST_LOST_LEASES = 10;

/** The number of failed tries once this one has failed. */
export function failures({ tries, lostLeases }: Tries): number {
  return tries - lostLeases;
}

/** @throws {Error} the file has just ended its tenth process, or a later one */
export function requireLivingWriters({ lostLeases, wasLost }: Tries): void {
  if (wasLost && lostLeases >= MOST_LOST_LEASES)
    throw new Error(`${lostLeases} processes ended while they wrote the file.`);
}
