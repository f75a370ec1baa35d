/**
 * Loaded before a process of the service: its clock is `SARRAF_CLOCK_SHIFT` milliseconds ahead of the real
 * one.
 */
const SHIFT = Number(process.env.SARRAF_CLOCK_SHIFT);
const RealDate = Date;

globalThis.Date = class extends RealDate {
  constructor(...parts) {
    super(...(parts.length === 0 ? [RealDate.now() + SHIFT] : parts));
  }

  static parse = RealDate.parse;
  static UTC = RealDate.UTC;

  static now() {
    return RealDate.now() + SHIFT;
  }
};
