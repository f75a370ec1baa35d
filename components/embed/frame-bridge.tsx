"use client";
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef } from "react";
import { afterPress } from "../checkout/pressing";
import { keepWalletOptions } from "../checkout/told-wallet-options";
import { whenWalletsKnown } from "../checkout/wallet-availability";
import { applyLook, dropLook } from "./apply-look";
import { earlyPage } from "./early-page";
import { type FramePlace, listenTo, pathFollower, sayTo } from "./say-to";
import { watchHeight } from "./watch-height";

type Props = {
  readonly frame: FramePlace;
  readonly sessionId: string;
  readonly news: { over: boolean; answered: boolean; result: object | null; state: string };
  readonly shown: { readonly forms: readonly string[]; readonly state: string };
  /** The device wallets if the frame shows only wallet buttons; otherwise null. */
  readonly alone: readonly string[] | null;
  readonly isGrid: boolean;
  /** The colour scheme; null follows the device. */
  readonly scheme: "light" | "dark" | null;
  readonly children: ReactNode;
};

export function FrameBridge({ frame, sessionId, news, shown, alone, isGrid, scheme, children }: Props) {
  const { origin, channel } = frame;
  const content = useRef<HTMLElement>(null);
  const toldNews = JSON.stringify(news);
  const toldShown = useRef("");
  toldShown.current = JSON.stringify({ alone, shown });
  const again = () => {
    sayTo(frame, { type: "height", height: content.current?.offsetHeight ?? 0 });
    sayTo(frame, { type: "state", ...JSON.parse(toldNews) });
  };
  useOrders(frame, sessionId, {
    again,
    ready: () => {
      const { alone, shown }: Pick<Props, "alone" | "shown"> = JSON.parse(toldShown.current);
      // A frame with only wallet buttons first waits to know which wallets the browser has.
      whenWalletsKnown(alone ?? [], (available) => {
        sayTo(frame, { type: "ready", ...shown, forms: alone === null ? shown.forms : available });
      });
    },
  });
  useEffect(() => {
    const element = content.current;
    if (element === null) return;
    return watchHeight(element, (height) => sayTo({ origin, channel }, { type: "height", height }));
  }, [origin, channel]);
  useEffect(() => sayTo({ origin, channel }, { type: "state", ...JSON.parse(toldNews) }), [origin, channel, toldNews]);
  return (
    <main
      ref={content}
      suppressHydrationWarning
      data-embedded=""
      data-display={isGrid ? "grid" : "column"}
      data-scheme={scheme ?? undefined}
      className="p-1 text-text"
    >
      {children}
    </main>
  );
}

/** Places dialogs in the visible part of this page (`dialog` in the style sheet). */
function placeDialogs(top: unknown, height: unknown): void {
  if (!Number.isFinite(top) || !Number.isFinite(height)) return;
  const { style } = document.documentElement;
  style.setProperty("--sight-top", `${top}px`);
  style.setProperty("--sight-height", `${height}px`);
}

type Reactions = { readonly ready: () => void; readonly again: () => void };

/**
 * Reports that this page is ready, and handles the embedding page's messages; calls `ready` once the theme is
 * applied, and `again` if the page gets a new host.
 */
function useOrders({ origin, channel }: FramePlace, sessionId: string, reactions: Reactions): void {
  const router = useRouter();
  const latest = useRef(reactions);
  latest.current = reactions;
  useEffect(() => {
    earlyPage()?.end();
    const follow = pathFollower(sessionId, (path) => afterPress(() => router.replace(path, { scroll: false })));
    const stop = listenTo({ origin, channel }, async ({ type, path, theme, wallets, fonts, top, height }) => {
      if (type === "reload" || type === "again") router.refresh();
      if (type === "again") {
        sayTo({ origin, channel }, { type: "hello" });
        latest.current.again();
      }
      if (type === "sight") placeDialogs(top, height);
      if (type !== "options" && type !== "show") return;
      keepWalletOptions(wallets);
      await applyLook({ theme, fonts });
      if (type === "options") latest.current.ready();
      else follow(path);
    });
    sayTo({ origin, channel }, { type: "hello" });
    return () => {
      stop();
      dropLook();
      sayTo({ origin, channel }, { type: "gone" });
    };
  }, [origin, channel, sessionId, router]);
}
