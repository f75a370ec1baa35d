"use client";
import { useServerInsertedHTML } from "next/navigation";
import { useRef } from "react";
import { FONTS } from "@/components/native/late-fonts";
import { frameFonts, frameStyle } from "./frame-style";

/**
 * Only the server writes the style sheet: the browser refuses the nonce of a layout that it renders again.
 */
export function InlineFrameStyle({ nonce }: { nonce: string | undefined }) {
  const isWritten = useRef(false);
  useServerInsertedHTML(() => {
    if (typeof window !== "undefined" || isWritten.current) return null;
    isWritten.current = true;
    return (
      <>
        <Sheet id={FONTS} nonce={nonce} text={frameFonts()} />
        <Sheet nonce={nonce} text={frameStyle()} />
      </>
    );
  });
  return null;
}

function Sheet({ text, ...rest }: { text: string; id?: string; nonce: string | undefined }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: our style sheet
  return <style {...rest} dangerouslySetInnerHTML={{ __html: text }} />;
}
