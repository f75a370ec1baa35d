"use client";
import { useEffect, useState } from "react";
import { Button } from "../ui/button";
import { OUTLINE } from "../ui/button-styles";

type Props = {
  readonly seconds: number;
  readonly label: string;
  readonly waiting: string;
  readonly resend: () => Promise<void>;
};

export function ResendCode({ seconds, label, waiting, resend }: Props) {
  const [left, setLeft] = useState(0);
  useEffect(() => {
    const end = performance.now() + seconds * 1_000;
    const look = () => setLeft(Math.max(0, Math.ceil((end - performance.now()) / 1_000)));
    look();
    const timer = setInterval(look, 500);
    return () => clearInterval(timer);
  }, [seconds]);
  return (
    <form action={resend} data-step="code" className="mt-3">
      <Button
        type="submit"
        data-part="otp-resend-button"
        className={`${OUTLINE} aria-disabled:cursor-default aria-disabled:text-muted`}
        aria-disabled={left > 0}
        onClick={(event) => {
          if (left > 0 || !navigator.onLine) event.preventDefault();
        }}
      >
        {label}
        {left > 0 && (
          <span role="timer" className="figures font-normal">
            {waiting} <bdi dir="ltr">{`0:${String(left).padStart(2, "0")}`}</bdi>
          </span>
        )}
      </Button>
    </form>
  );
}
