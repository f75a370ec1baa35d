"use client";
/**
 * Shows the time left to pay. The countdown counts seconds instead of comparing times, because the server's
 * clock may be a test clock.
 */
import { useRouter } from "next/navigation";
import { useEffect, useState } from "react";
import type { Language } from "@/server/kernel/types";
import { timeLeftText } from "./time-left";

type Props = {
  readonly seconds: number;
  readonly language: Language;
  readonly fiveMinutesLeft: string;
  readonly oneMinuteLeft: string;
  readonly timeIsUp: string;
};

const FIVE_MINUTES = 300;
const ONE_MINUTE = 60;

export function Countdown({ seconds, language, fiveMinutesLeft, oneMinuteLeft, timeIsUp }: Props) {
  const router = useRouter();
  const [left, setLeft] = useState(seconds);
  useEffect(() => {
    const end = performance.now() + seconds * 1000;
    const timer = setInterval(() => {
      const now = Math.max(0, Math.ceil((end - performance.now()) / 1000));
      setLeft(now);
      if (now > 0) return;
      clearInterval(timer);
      router.refresh();
    }, 1000);
    return () => clearInterval(timer);
  }, [seconds, router]);
  return (
    <>
      {/* Server and browser may translate time units differently, so their texts may differ. */}
      <bdi role="timer" className="figures font-semibold text-text" suppressHydrationWarning>
        {timeLeftText(left, language)}
      </bdi>
      <span aria-live="polite" className="sr-only">
        {announcement(left, seconds, { fiveMinutesLeft, oneMinuteLeft, timeIsUp })}
      </span>
    </>
  );
}

/** Screen readers announce only changes after the page was loaded. */
function announcement(left: number, initially: number, texts: Omit<Props, "seconds" | "language">): string {
  if (left === 0) return texts.timeIsUp;
  if (left <= ONE_MINUTE && initially > ONE_MINUTE) return texts.oneMinuteLeft;
  if (left <= FIVE_MINUTES && initially > FIVE_MINUTES) return texts.fiveMinutesLeft;
  return "";
}
