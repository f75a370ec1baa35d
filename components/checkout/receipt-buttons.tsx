"use client";
import { useEffect, useState } from "react";
import { Button } from "../ui/button";
import { OUTLINE } from "../ui/button-styles";

const PRINTER = "M7 9V4h10v5M7 17H4v-7h16v7h-3M7 14h10v6H7z";
const PLANE = "M20.5 3.5 10 14M20.5 3.5l-6.5 17-4-6.5-6.5-4z";

export function ReceiptButtons({ words }: { words: Readonly<Record<"print" | "share", string>> }) {
  const [can, setCan] = useState({ print: false, share: false });
  useEffect(() => setCan({ print: true, share: typeof navigator.share === "function" }), []);
  if (!can.print) return null;
  return (
    <div className="grid auto-cols-fr grid-flow-col gap-2">
      <Button onClick={() => window.print()} className={OUTLINE}>
        <Icon path={PRINTER} />
        {words.print}
      </Button>
      {can.share && (
        <Button onClick={share} className={OUTLINE}>
          <Icon path={PLANE} />
          {words.share}
        </Button>
      )}
    </div>
  );
}

function share(): void {
  const url = window.location.origin + window.location.pathname;
  navigator.share({ title: document.title, url }).catch(() => undefined);
}

function Icon({ path }: { path: string }) {
  return (
    <svg aria-hidden="true" viewBox="0 0 24 24" className="size-4.5 shrink-0" fill="none" stroke="currentColor">
      <path d={path} strokeWidth="1.8" strokeLinejoin="round" strokeLinecap="round" />
    </svg>
  );
}
