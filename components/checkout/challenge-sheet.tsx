"use client";
/**
 * A sheet that contains a bank's page. Without JavaScript the sheet is part of the page, with a link to the
 * bank's page.
 */
import { useRouter } from "next/navigation";
import { type ReactNode, useEffect, useRef, useState } from "react";
import { saysReturned } from "../challenge/returned-message";
import { Button } from "../ui/button";
import { useModal } from "./use-modal";

type Word =
  | "frame"
  | "close"
  | "checking"
  | "question"
  | "questionText"
  | "back"
  | "whole"
  | "late"
  | "lateText"
  | "wait"
  | "toBank";

type Props = {
  readonly frame: string;
  /** Path that leads to the bank's page in the top window. */
  readonly bank: string;
  readonly isHidden: boolean;
  readonly heading: ReactNode;
  readonly amount: ReactNode;
  readonly words: Readonly<Record<Word, string>>;
  readonly looks: { readonly back: string; readonly bank: string };
  readonly cancel: ReactNode;
  readonly leave: ReactNode;
};

const LATE_MS = 5 * 60_000;

type Question = "closing" | "late";

export function ChallengeSheet(props: Props) {
  const { frame, bank, words, looks } = props;
  const router = useRouter();
  const shown = useRef<HTMLIFrameElement>(null);
  const [isFramed, setFramed] = useState(false);
  const [isChecking, setChecking] = useState(props.isHidden);
  const [question, ask] = useState<Question | null>(null);
  const dialog = useModal(() => ask("closing"));
  useEffect(() => {
    setFramed(true);
    const hear = (event: MessageEvent) => {
      if (!saysReturned(event, shown.current)) return;
      setChecking(true);
      router.refresh();
    };
    window.addEventListener("message", hear);
    return () => window.removeEventListener("message", hear);
  }, [router]);
  useEffect(() => {
    if (question !== null) return;
    const timer = setTimeout(() => ask("late"), LATE_MS);
    return () => clearTimeout(timer);
  }, [question]);
  const isAtBank = question === null && !isChecking;
  return (
    <dialog
      ref={dialog}
      open
      data-challenge=""
      aria-labelledby="challenge-title"
      className="mx-auto mt-auto mb-0 w-full max-w-[38.125rem] flex-col overflow-hidden rounded-t-card border border-line bg-surface p-0 text-text shadow-card backdrop:bg-[#0d1b1e]/60 open:flex sm:mb-auto sm:rounded-card [&:not(:modal)]:static [&:not(:modal)]:mb-6 [&:not(:modal)]:max-w-full [&:not(:modal)]:rounded-card"
    >
      <div className="flex items-center justify-between gap-4 border-line border-b px-5 py-3">
        {props.heading}
        <Button
          type="button"
          aria-label={words.close}
          onClick={() => ask("closing")}
          className={`-me-2.5 size-11 shrink-0 place-items-center rounded-button text-muted hover:text-ink ${isFramed ? "grid" : "hidden"}`}
        >
          <Cross />
        </Button>
      </div>
      <div hidden={!isAtBank || !isFramed} className="h-[37.5rem] min-h-0 shrink">
        {isFramed && <iframe ref={shown} src={frame} title={words.frame} className="block h-full w-full border-0" />}
      </div>
      {isFramed ? (
        <Below {...props} question={question} isChecking={isChecking} back={() => ask(null)} />
      ) : (
        <div className="grid gap-3 p-5">
          <a href={bank} className={looks.bank}>
            {words.toBank}
          </a>
          {props.cancel}
        </div>
      )}
    </dialog>
  );
}

type BelowProps = Props & {
  readonly question: Question | null;
  readonly isChecking: boolean;
  readonly back: () => void;
};

function Below({ question, isChecking, words, looks, amount, bank, back, cancel, leave }: BelowProps) {
  if (question !== null) {
    const isLate = question === "late";
    return (
      <div className="p-5" role="alertdialog" aria-labelledby="challenge-question">
        <h3 id="challenge-question" className="text-[1.0625rem]">
          {isLate ? words.late : words.question}
        </h3>
        <p className="mt-1 mb-4">{isLate ? words.lateText : words.questionText}</p>
        <div className="grid gap-2">
          {isLate ? leave : cancel}
          <Button type="button" className={looks.back} onClick={back}>
            {isLate ? words.wait : words.back}
          </Button>
        </div>
      </div>
    );
  }
  if (!isChecking)
    return (
      <p className="border-line border-t px-5 py-2.5 text-center text-[0.8125rem]">
        <a href={bank}>{words.whole}</a>
      </p>
    );
  return (
    <div role="status" className="p-8 text-center">
      <span
        aria-hidden="true"
        className="mx-auto mb-4 block size-10 rounded-full border-4 border-line border-t-accent motion-safe:animate-spin"
      />
      <p>{words.checking}</p>
      {amount}
    </div>
  );
}

function Cross() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" fill="none" stroke="currentColor">
      <path d="m3.5 3.5 9 9m0-9-9 9" strokeWidth="1.75" strokeLinecap="round" />
    </svg>
  );
}
