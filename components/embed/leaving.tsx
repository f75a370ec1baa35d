"use client";
/** The way to the method's own page: the embedding page opens it, or else a link does. */
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { statusOf } from "../payment/session-status";
import { agree, agreedOn, forgetAgreement } from "./agreement";
import { askHook } from "./ask-hook";
import { type FramePlace, sayTo } from "./say-to";

type Props = {
  readonly frame: FramePlace;
  readonly sessionId: string;
  readonly path: string;
  /** This page's address without it. */
  readonly address: string;
  /** The session's version when the payment began. */
  readonly version: string;
  readonly children: ReactNode;
};

/** Paths already asked for; they are not asked for again. */
const asked = new Set<string>();

export function Leaving({ frame, sessionId, path, address, version, children }: Props) {
  const router = useRouter();
  const { origin, channel } = frame;
  useEffect(() => {
    if (asked.has(path)) return;
    asked.add(path);
    const place = { origin, channel };
    const leave = () => sayTo(place, { type: "redirect", path });
    const go = async () => {
      const agreement = agreedOn(sessionId);
      forgetAgreement(sessionId);
      if (agreement?.phase === "going") return leave();
      const redirect_url = `${window.location.origin}${path}`;
      const { goes, asked: wasAsked } = await askHook(place, "beforePayment", { redirect_url });
      if (!goes) return back();
      const now = wasAsked ? await statusOf(sessionId).catch(() => null) : null;
      if (now === null || now.version === version) return leave();
      // The amount has changed: the payment begins again with the new one.
      agree(sessionId, { total: agreement?.total ?? "", phase: "again" });
      back();
    };
    const back = () => {
      asked.delete(path);
      router.replace(address, { scroll: false });
    };
    void go();
  }, [origin, channel, sessionId, path, address, version, router]);
  return children;
}
