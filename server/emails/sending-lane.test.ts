import { describe, expect, it } from "vitest";
import { ProviderBusy } from "@/server/domain/notifications";
import { SendingLane } from "./sending-lane";

/** A lane on a clock that jumps instead of waiting, and when each sending happened, milliseconds. */
function lane() {
  const times: number[] = [];
  let now = 0;
  const clock = {
    now: () => now,
    sleep: async (milliseconds: number) => {
      now += milliseconds;
    },
  };
  const under = new SendingLane(clock);
  const send = async (outcome?: Error) =>
    under.take(async () => {
      times.push(now);
      if (outcome !== undefined) throw outcome;
    });
  return { under, send, times, pass: (milliseconds: number) => (now += milliseconds) };
}

const BUSY = new ProviderBusy("Too many requests", 3, 3);

describe("the lane of a mail provider", () => {
  it("lets two mails a second leave", async () => {
    const { send, times } = lane();
    for (let round = 0; round < 5; round += 1) await send();
    expect(times).toEqual([0, 500, 1000, 1500, 2000]);
  });

  it("is closed for as long as the provider asks, for every mail", async () => {
    const { under, send, times, pass } = lane();
    await expect(send(BUSY)).rejects.toBe(BUSY);
    expect(under.closedUntil()).toEqual(new Date(3_000));
    await expect(send()).rejects.toMatchObject({ pauseSeconds: 3, retrySeconds: 3 });
    pass(3_000);
    expect(under.closedUntil()).toBeNull();
    await send();
    expect(times).toEqual([0, 3_000]);
  });

  it("widens its spacing with each refusal, up to five seconds, and narrows it again", async () => {
    const { send, times, pass } = lane();
    for (let round = 0; round < 10; round += 1) {
      await send(BUSY).catch(() => undefined);
      pass(3_000);
    }
    await send();
    await send();
    expect((times.at(-1) ?? 0) - (times.at(-2) ?? 0)).toBe(5_000);
    for (let round = 0; round < 40; round += 1) await send();
    expect((times.at(-1) ?? 0) - (times.at(-2) ?? 0)).toBe(500);
  });

  it("is not closed by a mail that is not taken", async () => {
    const { under, send, times } = lane();
    await expect(send(new Error("No such address"))).rejects.toThrow("No such address");
    expect(under.closedUntil()).toBeNull();
    await send();
    expect(times).toEqual([0, 500]);
  });
});
