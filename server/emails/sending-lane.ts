import { setTimeout as sleep } from "node:timers/promises";
import { ProviderBusy } from "@/server/domain/notifications";

/** Milliseconds between requests at Resend's default limit of two a second. */
const FASTEST_MS = 500;
const SLOWEST_MS = 5_000;

export type LaneClock = { now(): number; sleep(milliseconds: number): Promise<unknown> };

const STEADY: LaneClock = {
  now: () => performance.timeOrigin + performance.now(),
  sleep: (milliseconds) => sleep(milliseconds),
};

/**
 * Spaces this process's requests to a provider. Each process finds the right rate itself: refusals widen the
 * spacing, successes narrow it.
 */
export class SendingLane {
  #spacing = FASTEST_MS;
  #nextTurn = 0;
  #closedUntil = 0;

  constructor(private readonly clock: LaneClock = STEADY) {}

  closedUntil(): Date | null {
    return this.#closedUntil > this.clock.now() ? new Date(this.#closedUntil) : null;
  }

  /** Sends messages in the order of the calls. */
  async take(sending: () => Promise<void>): Promise<void> {
    this.#refuseWhileClosed();
    const now = this.clock.now();
    const turn = Math.max(now, this.#nextTurn);
    this.#nextTurn = turn + this.#spacing;
    if (turn > now) await this.clock.sleep(turn - now);
    this.#refuseWhileClosed();
    try {
      await sending();
      this.#spacing = Math.max(FASTEST_MS, this.#spacing * 0.9);
    } catch (error) {
      if (error instanceof ProviderBusy) this.#close(error.pauseSeconds);
      throw error;
    }
  }

  #close(seconds: number): void {
    this.#closedUntil = Math.max(this.#closedUntil, this.clock.now() + seconds * 1000);
    this.#nextTurn = this.#closedUntil;
    this.#spacing = Math.min(SLOWEST_MS, this.#spacing * 2);
  }

  #refuseWhileClosed(): void {
    const seconds = (this.#closedUntil - this.clock.now()) / 1000;
    if (seconds > 0) throw new ProviderBusy("The mail provider asked to wait.", seconds, Math.ceil(seconds));
  }
}
