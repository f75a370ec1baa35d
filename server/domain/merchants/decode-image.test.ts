import sharp from "sharp";
import { describe, expect, it, test, vi } from "vitest";
import { Busy } from "@/server/kernel/errors";
import { pngOf } from "@/server/testing/images";
import { decodeImage } from "./decode-image";

const GREEN = { r: 0, g: 120, b: 80, alpha: 0.5 };
const PHOTOGRAPH = { exif: { IFD0: { Artist: "Somebody" } }, orientation: 6 };

function picture(width = 60, height = 20) {
  return sharp({ create: { width, height, channels: 4, background: GREEN } });
}

/** Each kind with metadata and an orientation that turns it. */
const MADE = {
  jpg: () => picture().jpeg().withMetadata(PHOTOGRAPH).toBuffer(),
  webp: () => picture().webp().withMetadata(PHOTOGRAPH).toBuffer(),
  png: () => picture().png().toBuffer(),
} as const;

describe.each(["jpg", "webp", "png"] as const)("a %s image", (kind) => {
  it("stays of its kind, without what the file holds besides its pixels", async () => {
    const bytes = await MADE[kind]();
    const decoded = await decodeImage(bytes);
    expect(decoded?.kind).toBe(kind);
    const { exif, icc, xmp } = await sharp(decoded?.bytes).metadata();
    expect([exif, icc, xmp]).toEqual([undefined, undefined, undefined]);
    expect(Buffer.from(decoded?.bytes ?? []).includes("Somebody")).toBe(false);
  });

  it("that is cut is damaged", async () => {
    const bytes = await MADE[kind]();
    expect(await decodeImage(bytes.subarray(0, bytes.length * 0.6))).toBeNull();
  });
});

test("a photograph has the width and height in which it is seen", async () => {
  expect(await decodeImage(await MADE.jpg())).toMatchObject({ width: 20, height: 60 });
});

test("a picture for a document is made smaller, and a PNG if documents do not take its kind", async () => {
  const printed = { width: 30, height: 30, kinds: ["png", "jpg"] } as const;
  expect(await decodeImage(await MADE.webp(), printed)).toMatchObject({ kind: "png", width: 10, height: 30 });
  expect(await decodeImage(pngOf(60, 20), printed)).toMatchObject({ kind: "png", width: 30, height: 10 });
  expect(await decodeImage(pngOf(20, 20), printed)).toMatchObject({ kind: "png", width: 20, height: 20 });
});

test("only so many images wait; the others are put off at once", async () => {
  const bytes = pngOf(64, 64);
  const ended = await Promise.allSettled(Array.from({ length: 20 }, () => decodeImage(bytes)));
  const refused = ended.filter(({ status }) => status === "rejected");
  expect(refused.map((each) => each.status === "rejected" && each.reason)).toEqual([
    expect.any(Busy),
    expect.any(Busy),
  ]);
});

test("images are decoded one at a time", async () => {
  const bytes = await MADE.jpg();
  const { toBuffer } = sharp.prototype;
  let [running, most] = [0, 0];
  const spy = vi.spyOn(sharp.prototype, "toBuffer").mockImplementation(async function (this: unknown, ...given) {
    running += 1;
    most = Math.max(most, running);
    try {
      return await toBuffer.apply(this, given);
    } finally {
      running -= 1;
    }
  });
  const images = await Promise.all(Array.from({ length: 6 }, () => decodeImage(bytes)));
  spy.mockRestore();
  expect(images).not.toContain(null);
  expect(most).toBe(1);
});
