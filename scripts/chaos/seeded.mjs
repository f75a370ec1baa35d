import { createHash } from "node:crypto";

/**
 * Returns a generator of numbers that depend only on the seed and the name, not on the order of calls.
 * @param {number} seed
 * @returns {(name: string, below: number) => number} a whole number from 0 to below `below`
 */
export function seeded(seed) {
  return (name, below) => createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() % below;
}
