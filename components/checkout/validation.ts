"use client";
/** Milliseconds that a sheet waits for `validatePayment`; browsers open no sheet long after the press. */
const OPENS_MS = 700;
/** Milliseconds for which a late approval remains valid, so that the customer can press again. */
const HOLDS_MS = 60_000;

type Answer = {
  /** False if the shop refused the payment in time; the wallet's sheet then must not open. */
  readonly mayOpen: boolean;
  /** The shop's answer, which may come while the sheet is open. */
  readonly valid: Promise<boolean>;
};

/** Asks the shop for permission before a wallet's sheet opens. */
export class Validation {
  private isApproved = false;
  private heldUntil = Number.NEGATIVE_INFINITY;

  async of(ask: () => Promise<boolean>): Promise<Answer> {
    if (performance.now() < this.heldUntil) return { mayOpen: true, valid: Promise.resolve(true) };
    const valid = ask();
    this.isApproved = false;
    const late = new Promise<null>((done) => setTimeout(() => done(null), OPENS_MS));
    const first = await Promise.race([valid, late]);
    this.isApproved = first === true;
    return { mayOpen: first !== false, valid };
  }

  /** Keeps the approval if the browser opened no sheet, so that the next press need not ask again. */
  hold(): void {
    if (this.isApproved) this.heldUntil = performance.now() + HOLDS_MS;
  }

  used(): void {
    this.heldUntil = Number.NEGATIVE_INFINITY;
  }
}
