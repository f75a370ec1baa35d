import fc from "fast-check";
import { describe, expect, it, test } from "vitest";
import { rasterImage } from "./raster-image";

/** The smallest files of each form, of 3 × 2 pixels where the form is read for its size. */
const FILES = {
  png: "89504e470d0a1a0a0000000d49484452000000030000000208020000",
  jpg: "ffd8ffe000104a46494600010100000100010000ffc0001108000200030301",
  "jpg with fill bytes": "ffd8fffffffffe0004aaaaffc2001108000200030301",
  "webp, plain": "524946460000000057454250565038200a0000000000009d012a03000200",
  "webp, lossless": "5249464600000000574542505650384c0a0000002f02400000",
  "webp, extended": "52494646000000005745425056503858" + "0a00000000000000" + "020000" + "010000",
} as const;

function bytesOf(hex: string): Uint8Array {
  return new Uint8Array(Buffer.from(hex, "hex"));
}

describe("an image is known by its bytes", () => {
  it.each(Object.entries(FILES))("%s", (name, hex) => {
    expect(rasterImage(bytesOf(hex))).toEqual({ kind: name.slice(0, 4).replace(/\W/g, ""), width: 3, height: 2 });
  });

  it.each([
    ["a drawing", Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ["a page", Buffer.from("<!doctype html><script>alert(1)</script>")],
    ["a GIF", Buffer.from("GIF89a\u0003\u0000\u0002\u0000")],
    ["nothing", Buffer.alloc(0)],
    ["a JPEG without a frame", Buffer.from("ffd8ffd9", "hex")],
  ])("%s is none", (_name, bytes) => {
    expect(rasterImage(bytes)).toBeNull();
  });

  test("one that is cut before its size is none", () => {
    for (const hex of Object.values(FILES)) expect(rasterImage(bytesOf(hex).slice(0, 11))).toBeNull();
  });

  test("no bytes make the reader fail", () => {
    const heads = fc.constantFrom(...Object.values(FILES).map((hex) => hex.slice(0, 24)), "ffd8", "");
    fc.assert(
      fc.property(heads, fc.uint8Array({ maxLength: 64 }), (head, rest) => {
        const image = rasterImage(new Uint8Array([...bytesOf(head), ...rest]));
        if (image !== null) expect(["png", "jpg", "webp"]).toContain(image.kind);
      }),
    );
  });
});
