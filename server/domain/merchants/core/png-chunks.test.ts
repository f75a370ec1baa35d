import { deflateSync } from "node:zlib";
import fc from "fast-check";
import { PNG } from "pngjs";
import { expect, it, test } from "vitest";
import { pngOf, pngWith } from "@/server/testing/images";
import { pngPixels } from "./png-chunks";

/** A header with the colour type, bits and interlacing. */
function headed(width: number, height: number, [bits, color, interlace]: readonly [number, number, number]) {
  const bytes = pngWith({ width, height }, 1);
  bytes.set([bits, color, 0, 0, interlace], 24);
  return bytes;
}

test("eight bits of red, green, blue and opacity need (4 × width + 1) × height bytes", () => {
  expect(pngPixels(pngWith({ width: 100, height: 50 }, 1))?.rawLength).toBe(401 * 50);
});

it.each([
  ["a bit of grey", [1, 0, 0], 3 * 10],
  ["a palette of 4 bits", [4, 3, 0], 8 * 10],
  ["16 bits of each channel", [16, 6, 0], 105 * 10],
  ["interlaced colours", [8, 2, 1], 410],
] as const)("the length follows from the header: %s", (_name, kind, length) => {
  expect(pngPixels(headed(13, 10, kind))?.rawLength).toBe(length);
});

test("an unknown colour type has no length", () => {
  expect(pngPixels(headed(13, 10, [8, 5, 0]))).toBeNull();
});

test("texts and profiles are left out, and the rest can still be read", () => {
  const profile = deflateSync(Buffer.alloc(1_000_000));
  const file = pngPixels(pngWith({ width: 3, height: 2 }, 26, { iCCP: profile, tEXt: profile }))?.file;
  expect(file?.length).toBeLessThan(120);
  expect(PNG.sync.read(Buffer.from(file ?? []))).toMatchObject({ width: 3, height: 2 });
});

test("no bytes make the reader fail", () => {
  const whole = pngOf(20, 20);
  fc.assert(
    fc.property(fc.nat(whole.length), fc.uint8Array({ maxLength: 40 }), (length, rest) => {
      const pixels = pngPixels(new Uint8Array([...whole.slice(0, length), ...rest]));
      if (pixels !== null) expect(pixels.rawLength).toBeGreaterThanOrEqual(0);
    }),
  );
});
