export function median(values) {
  return quantile(values, 0.5);
}

export function quantile(values, share) {
  const sorted = values.toSorted((one, other) => one - other);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

export function shown(value) {
  if (!Number.isFinite(value)) return "–";
  const digits = Math.abs(value) >= 100 ? 0 : Math.abs(value) >= 10 ? 1 : 2;
  return value.toFixed(digits);
}

export function line(name, cells) {
  console.log(`${name.padEnd(44)} ${cells.map((cell) => String(cell).padStart(10)).join(" ")}`);
}

/**
 * @param {string} name
 * @param {number} value
 * @param {{ least?: number, most?: number, unit?: string }} mark the lower or upper limit
 */
export function tell(name, value, { least, most, unit = "" }) {
  const mark = least === undefined ? `at most ${most}` : `at least ${least}`;
  const reached = least === undefined ? value <= Number(most) : value >= least;
  console.log(`${reached ? "reached" : "short  "}  ${name}: ${shown(value)}${unit} (${mark}${unit})`);
}
