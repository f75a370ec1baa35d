/** Random choices that the seed of a demo history determines. */
export class Chance {
  #state: number;

  constructor(start: number) {
    this.#state = start >>> 0;
  }

  /** Returns a random number from 0 to just below 1 (mulberry32). */
  next(): number {
    this.#state = (this.#state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(this.#state ^ (this.#state >>> 15), this.#state | 1);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }

  between(least: number, most: number): number {
    return least + Math.floor(this.next() * (most - least + 1));
  }

  inHundred(cases: number): boolean {
    return this.next() * 100 < cases;
  }

  /** @throws {RangeError} for an empty list */
  pick<T>(list: readonly T[]): T {
    const picked = list[Math.floor(this.next() * list.length)];
    if (picked === undefined) throw new RangeError("Cannot pick from an empty list.");
    return picked;
  }

  weighted<Name extends string>(weights: Readonly<Record<Name, number>>): Name {
    const names = Object.keys(weights) as Name[];
    const drawn = this.next() * names.reduce((sum, name) => sum + weights[name], 0);
    let reached = 0;
    for (const name of names) {
      reached += weights[name];
      if (drawn < reached) return name;
    }
    return this.pick(names);
  }
}
