/** Decodes the service's QR codes in tests. */
import jsQR from "jsqr";
import { PNG } from "pngjs";

export function textOfPng(bytes: Buffer): string | undefined {
  const { data, width, height } = PNG.sync.read(bytes);
  return jsQR(new Uint8ClampedArray(data), width, height)?.data;
}

export function textOfSvg(svg: string): string | undefined {
  const { data, size } = pixelsOf(svg);
  return jsQR(data, size, size)?.data;
}

/** The pixels of the service's SVG, which draws black squares of a grid on white. */
function pixelsOf(svg: string) {
  const [, width = "0"] = /viewBox="0 0 (\d+) \1"/.exec(svg) ?? [];
  const size = Number(width);
  const data = new Uint8ClampedArray(size * size * 4).fill(255);
  const squares = [...svg.matchAll(/M([\d.]+),([\d.]+)h(\d+)v\3h-\3z/g)];
  for (const [, x, y, side] of squares)
    for (let row = 0; row < Number(side); row += 1) {
      const at = ((Number(y) + row) * size + Number(x)) * 4;
      data.fill(0, at, at + Number(side) * 4);
    }
  for (let at = 3; at < data.length; at += 4) data[at] = 255;
  return { data, size };
}
