"use client";
/**
 * Shows a mail at full height, dark if the page is dark. The frame runs and loads nothing; it shares the
 * page's origin, so that its height can be read. Without JavaScript it scrolls and is light.
 */
import { useEffect, useRef, useState } from "react";

type Props = { readonly title: string; readonly html: string; readonly language: string };

const STYLE_BLOCK = /<style>(.*?)<\/style>/s;

export function MailFrame({ title, html, language }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const [nonce, setNonce] = useState<string | null>(null);
  const [height, setHeight] = useState<number | null>(null);
  // The page's content security policy also applies to the frame, so its styles need the nonce.
  useEffect(() => setNonce(document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce ?? null), []);
  useEffect(() => {
    const element = frame.current;
    if (element === null) return;
    const sizes = new ResizeObserver(([mail]) => {
      if (mail !== undefined && mail.target.clientHeight > 0) setHeight(Math.ceil(mail.target.scrollHeight));
    });
    const watch = () => {
      sizes.disconnect();
      const body = element.contentDocument?.body;
      if (body) sizes.observe(body);
    };
    watch();
    element.addEventListener("load", watch);
    return () => {
      element.removeEventListener("load", watch);
      sizes.disconnect();
    };
  }, []);
  return (
    <iframe
      ref={frame}
      title={title}
      sandbox="allow-same-origin allow-popups allow-popups-to-escape-sandbox"
      srcDoc={html.replace(STYLE_BLOCK, (_, rules: string) =>
        nonce ? `<style nonce="${nonce}">${rules}</style>` : "",
      )}
      lang={language}
      style={height === null ? undefined : { height: height + BORDERS }}
      className="mt-4 h-[35rem] w-full rounded-row border border-line bg-surface"
    />
  );
}

const BORDERS = 2;
