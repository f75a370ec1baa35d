import { createHash } from "node:crypto";

/**
 * Returns a function whose numbers depend only on the seed and the name, not on the order of calls.
 * @param {number} seed
 * @returns {(name: string, below: number) => number} a whole number from 0 up to `below` - 1
 */
export function seeded(seed) {
  return (name, below) => createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() % below;
}
