"use client";
/**
 * The way to the method's own page: the page around is asked, and takes the customer there. The link does,
 * if it does not.
 */
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { statusOf } from "../payment/session-status";
import { agree, agreedOn, forgetAgreement } from "./agreement";
import { askHook } from "./ask-hook";
import { type FramePlace, sayTo } from "./say-to";

type Props = {
  readonly frame: FramePlace;
  readonly sessionId: string;
  /** Of the method's page. */
  readonly path: string;
  /** The address of this page without it. */
  readonly address: string;
  /** Of the session, as it was when the payment was begun. */
  readonly version: string;
  readonly children: ReactNode;
};

/** The paths that were asked for: one that is shown again is not asked again. */
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
      // The amount has changed: the payment is begun again with the new one.
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
