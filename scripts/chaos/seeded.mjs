import { createHash } from "node:crypto";

/**
 * A source of whole numbers that depend only on the seed and the name, not on the order of calls.
 * @param {number} seed
 * @returns {(name: string, below: number) => number} a number from 0 to below `below` for that name
 */
export function seeded(seed) {
  return (name, below) => createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() % below;
}
