import { PNG } from "pngjs";
import { encode, renderSVG } from "uqr";
import { env } from "@/server/env";
import { NotFound } from "@/server/kernel/errors";
import type { SystemCtx } from "@/server/kernel/types";
import { checkoutUrl } from "./addresses";

export type Picture = { readonly content: Uint8Array<ArrayBuffer>; readonly contentType: string };

/** The QR code's border in modules, error correction level, and pixels per module. */
const LOOK = { border: 4, ecc: "M", pixelSize: 10 } as const;
const WHITE = 255;
const CHANNELS = 4;

/**
 * The session's `checkout_url` as a QR code, by its file name: `<session_id>.png` or `.svg`.
 * @throws {NotFound} for any other name and for an unknown session
 */
export async function drawQrCode(system: SystemCtx, file: string): Promise<Picture> {
  const [, sessionId = "", extension] = /^([0-9a-f]{40})\.(png|svg)$/.exec(file) ?? [];
  const session = await system.db.paymentSession.findUnique({
    where: { id: sessionId, deletedAt: null },
    select: { merchant: { select: { baseUrl: true } } },
  });
  if (session === null) throw new NotFound();
  const link = checkoutUrl({ baseUrl: session.merchant.baseUrl ?? env.baseUrl }, sessionId);
  return drawQrText(link, extension === "svg" ? "svg" : "png");
}

export function drawQrText(text: string, extension: "svg" | "png"): Picture {
  return extension === "svg" ? drawSvg(text) : drawPng(text);
}

function drawSvg(text: string): Picture {
  return { content: new TextEncoder().encode(renderSVG(text, LOOK)), contentType: "image/svg+xml" };
}

function drawPng(text: string): Picture {
  const { data, size } = encode(text, LOOK);
  const width = size * LOOK.pixelSize;
  const png = new PNG({ width, height: width });
  png.data.fill(WHITE);
  for (let y = 0; y < width; y += 1) {
    for (let x = 0; x < width; x += 1) {
      const isBlack = data[Math.floor(y / LOOK.pixelSize)]?.[Math.floor(x / LOOK.pixelSize)];
      const at = (y * width + x) * CHANNELS;
      if (isBlack) png.data.fill(0, at, at + CHANNELS - 1);
    }
  }
  return { content: new Uint8Array(PNG.sync.write(png, { colorType: 0 })), contentType: "image/png" };
}
