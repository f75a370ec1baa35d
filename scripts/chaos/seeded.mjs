/** Choices that a seed repeats. */
import { createHash } from "node:crypto";

/**
 * A source of whole numbers: the same seed gives the same ones, whatever the order in which runs ask theirs.
 * @param {number} seed
 * @returns {(name: string, below: number) => number} from 0, for the choice of that name
 */
export function seeded(seed) {
  return (name, below) => createHash("sha256").update(`${seed} ${name}`).digest().readUInt32BE() % below;
}
