/** How figures are made of measured values, and told beside the mark that they are to reach. */

export function median(values) {
  return quantile(values, 0.5);
}

/** The value below which that share of the values lies. */
export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

/** A number as a person reads it: three digits that say something. */
export function shown(value) {
  if (!Number.isFinite(value)) return "–";
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

/** A line of a table: a name, and cells to the right. */
export function line(name, cells) {
  console.log(`${name.padEnd(44)} ${cells.map((cell) => String(cell).padStart(10)).join(" ")}`);
}

/**
 * Prints a figure, its mark, and whether it was reached.
 * @param {string} name
 * @param {number} value
 * @param {{ least?: number, most?: number, unit?: string }} mark the least or the most that it is to be
 */
export function tell(name, value, { least, most, unit = "" }) {
  const mark = least === undefined ? `at most ${most}` : `at least ${least}`;
  const reached = least === undefined ? value <= Number(most) : value >= least;
  console.log(`${reached ? "reached" : "short  "}  ${name}: ${shown(value)}${unit} (${mark}${unit})`);
}
