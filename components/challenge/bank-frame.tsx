"use client";
/**
 * Shows the bank's page in a window of 3-D Secure, and tells the page around this frame when the bank's page
 * ends. In the top window, opens the bank's page instead.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import {
  CHALLENGE_WINDOWS,
  type ChallengeField,
  type ChallengeWindow,
  fieldIn,
  windowFor,
} from "@/server/kernel/challenge-window";
import { RETURNED_MESSAGE, saysReturned } from "./returned-message";

type Props = {
  readonly url: string;
  /** Form fields to post; null if the address is opened without a form. */
  readonly fields: Readonly<Record<string, ChallengeField>> | null;
  readonly isHidden: boolean;
  readonly tells: string | null;
  readonly back: string;
  readonly title: string;
  readonly children: ReactNode;
};

const BANK = "bank";
/** Milliseconds that a bank's invisible page has to recognize the browser before the next step. */
const HIDDEN_MS = 10_000;
const MOST_CHARACTERS = 4_000;

export function BankFrame({ url, fields, isHidden, tells, back, title, children }: Props) {
  const frame = useRef<HTMLIFrameElement>(null);
  const shown = useRef(false);
  const [size, setSize] = useState<ChallengeWindow | null>(null);
  useEffect(() => {
    if (shown.current) return;
    shown.current = true;
    const isTop = window.parent === window;
    const window3ds = isTop ? "05" : windowFor(window.innerWidth, window.innerHeight);
    if (!isTop) setSize(window3ds);
    if (fields !== null) post(url, fields, { window: window3ds, target: isTop ? "_self" : BANK });
    else if (isTop) window.location.replace(url);
    else if (frame.current !== null) frame.current.src = url;
  }, [url, fields]);
  useEffect(() => {
    const bring = (message: string) => {
      if (frame.current !== null) frame.current.src = `${back}?${new URLSearchParams({ message })}`;
    };
    const hear = (event: MessageEvent) => {
      if (saysReturned(event, frame.current)) window.parent.postMessage(RETURNED_MESSAGE, window.location.origin);
      const { source, origin, data } = event;
      const isBanks = tells !== null && origin === tells && source === frame.current?.contentWindow;
      if (isBanks && typeof data === "string" && data.length <= MOST_CHARACTERS) bring(data);
    };
    window.addEventListener("message", hear);
    const timer = isHidden ? setTimeout(() => bring(""), HIDDEN_MS) : undefined;
    return () => {
      window.removeEventListener("message", hear);
      clearTimeout(timer);
    };
  }, [tells, back, isHidden]);
  const [width, height] = (size && CHALLENGE_WINDOWS[size]) ?? ["100%", "100%"];
  return (
    <>
      <iframe
        ref={frame}
        name={BANK}
        title={title}
        className="fixed inset-0 m-auto border-0 bg-white"
        style={{ width, height, visibility: size === null || isHidden ? "hidden" : undefined }}
      />
      {children}
    </>
  );
}

type Posting = { readonly window: ChallengeWindow; readonly target: string };

function post(url: string, fields: NonNullable<Props["fields"]>, { window, target }: Posting): void {
  const form = document.createElement("form");
  form.method = "post";
  form.action = url;
  form.target = target;
  form.hidden = true;
  for (const [name, field] of Object.entries(fields)) {
    const input = document.createElement("input");
    input.type = "hidden";
    input.name = name;
    input.value = fieldIn(window, field);
    form.append(input);
  }
  document.body.append(form);
  form.submit();
}
