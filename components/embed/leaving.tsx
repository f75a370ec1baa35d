"use client";
/** Opens the method's page: the embedding page does so, or the customer follows a link. */
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect } from "react";
import { notePressing } from "../checkout/pressing";
import { statusOf } from "../payment/session-status";
import { agree, agreedOn, forgetAgreement } from "./agreement";
import { askHook } from "./ask-hook";
import { type FramePlace, sayTo } from "./say-to";

type Props = {
  readonly frame: FramePlace;
  readonly sessionId: string;
  readonly path: string;
  readonly address: string;
  readonly version: string;
  readonly children: ReactNode;
};

const asked = new Set<string>();

export function Leaving({ frame, sessionId, path, address, version, children }: Props) {
  const router = useRouter();
  const { origin, channel } = frame;
  useEffect(() => {
    if (asked.has(path)) return;
    asked.add(path);
    notePressing(true);
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
      // The amount changed, so the payment begins again with the new amount.
      agree(sessionId, { total: agreement?.total ?? "", phase: "again" });
      back();
    };
    const back = () => {
      asked.delete(path);
      notePressing(false);
      router.replace(address, { scroll: false });
    };
    void go();
  }, [origin, channel, sessionId, path, address, version, router]);
  return children;
}
