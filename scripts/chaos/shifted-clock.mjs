/** A module that a process preloads: it sets the process's clock `SARRAF_CLOCK_SHIFT` milliseconds ahead. */
const SHIFT = Number(process.env.SARRAF_CLOCK_SHIFT);

globalThis.Date = new Proxy(Date, {
  construct: (real, parts, target) =>
    Reflect.construct(real, parts.length === 0 ? [real.now() + SHIFT] : parts, target),
  get: (real, name) => (name === "now" ? () => real.now() + SHIFT : Reflect.get(real, name)),
});
