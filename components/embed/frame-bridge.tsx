"use client";
/** Tells the page around the frame what happens in it, and how high it is. */
import { type ReactNode, useEffect, useRef } from "react";
import { type FramePlace, sayTo } from "./say-to";

type Props = {
  readonly frame: FramePlace;
  /** The latest result; the page around calls its callbacks by it. */
  readonly news: { readonly over: boolean; readonly result: object | null };
  /** The path that the page around is to go on to; null if the customer stays. */
  readonly leaving: string | null;
  readonly children: ReactNode;
};

export function FrameBridge({ frame, news, leaving, children }: Props) {
  const { origin, channel } = frame;
  const content = useRef<HTMLElement>(null);
  const told = JSON.stringify(news);
  useEffect(() => {
    const element = content.current;
    if (element === null) return;
    const tell = () => sayTo({ origin, channel }, { type: "height", height: element.offsetHeight });
    const observer = new ResizeObserver(tell);
    observer.observe(element);
    sayTo({ origin, channel }, { type: "ready" });
    return () => observer.disconnect();
  }, [origin, channel]);
  useEffect(() => sayTo({ origin, channel }, { type: "state", ...JSON.parse(told) }), [origin, channel, told]);
  useEffect(() => {
    if (leaving !== null) sayTo({ origin, channel }, { type: "redirect", path: leaving });
  }, [origin, channel, leaving]);
  return (
    <main ref={content} data-embedded="" className="p-1">
      {children}
    </main>
  );
}
