import {
  BRAND_IMAGE_RULES,
  type BrandImageFile,
  BrandImageForm,
  type BrandSlot,
  removeBrandImage,
  tooLargeFor,
  uploadBrandImage,
} from "@/server/domain/merchants";
import { endpoint } from "./endpoint";
import { fileReply, type Reply } from "./reply";

export function brandImageEndpoints(slot: BrandSlot) {
  const { maxBytes } = BRAND_IMAGE_RULES[slot];
  const store = endpoint({
    auth: ["private_key"],
    needs: "merchant.settings",
    upload: { field: "file", maxBytes, tooLarge: tooLargeFor(slot), formsOnly: true },
    body: BrandImageForm,
    run: ({ ctx, body }) => uploadBrandImage(ctx, { slot, bytes: body.file }),
  });
  const DELETE = endpoint({
    auth: ["private_key"],
    needs: "merchant.settings",
    run: ({ ctx }) => removeBrandImage(ctx, slot),
  });
  return { POST: store, PUT: store, DELETE };
}

/**
 * Headers that let any cache keep an image: its address changes with its content, and mails show images on
 * any origin.
 */
const KEPT = {
  "Cache-Control": "public, max-age=31536000, immutable",
  "Content-Disposition": "inline",
  "Content-Security-Policy": "default-src 'none'; sandbox",
  "Cross-Origin-Resource-Policy": "cross-origin",
  "Referrer-Policy": "no-referrer",
  "X-Content-Type-Options": "nosniff",
  "X-Robots-Tag": "noindex, nofollow",
};

export function brandPicture({ body, contentType }: BrandImageFile): Reply {
  return fileReply({ content: body, contentType }, KEPT);
}
