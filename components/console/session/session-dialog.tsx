"use client";
/** Warns that the sign-in expires soon and can be extended, or says that it has ended. */
import { useEffect, useRef } from "react";
import { Button } from "../../ui/button";
import { BUTTON, BUTTON_PRIMARY } from "../styles";
import type { SessionStanding } from "./session-standing";

export type SessionWords = Readonly<
  Record<"title" | "ended" | "idle" | "total" | "lastMinute" | "over" | "stay" | "close" | "signIn", string>
>;

export type SessionDialogProps = {
  readonly standing: Exclude<SessionStanding, { kind: "open" }>;
  readonly signIn: string;
  readonly words: SessionWords;
  readonly onStay: () => void;
  readonly onClose: () => void;
};

export default function SessionDialog({ standing, signIn, words, onStay, onClose }: SessionDialogProps) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    const shown = dialog.current;
    if (shown?.open === false) shown.showModal();
    // Closing returns the focus, even if another tab extended the sign-in.
    return () => shown?.close();
  }, []);
  const canStay = standing.kind === "ending" && standing.why === "idle";
  const closed = () => {
    // The dialog may have been opened again before the browser reports that it was closed.
    if (dialog.current?.open === true) return;
    if (canStay) onStay();
    onClose();
  };
  const next = `${location.pathname}${location.search}`;
  return (
    <dialog
      ref={dialog}
      role="alertdialog"
      aria-labelledby="session-title"
      aria-describedby="session-says"
      onClose={closed}
      className="mx-auto mt-[16vh] mb-auto w-[28rem] max-w-[calc(100vw-2rem)] rounded-[0.875rem] border border-line bg-surface px-5 py-4 text-text shadow-card backdrop:bg-black/40"
    >
      <h2 id="session-title" className="font-semibold text-ink">
        {standing.kind === "over" ? words.ended : words.title}
      </h2>
      <p id="session-says" aria-live="polite" className="mt-1">
        {standing.kind === "over" ? words.over : words[standing.why]}{" "}
        {standing.kind === "ending" && standing.isLastMinute && words.lastMinute}
      </p>
      <form method="dialog" className="mt-4 flex flex-wrap gap-2">
        {standing.kind === "over" && (
          <a
            href={`${signIn}?${new URLSearchParams({ next })}`}
            target="_blank"
            rel="noreferrer"
            className={BUTTON_PRIMARY}
          >
            {words.signIn}
          </a>
        )}
        <Button type="submit" className={canStay ? BUTTON_PRIMARY : BUTTON}>
          {canStay ? words.stay : words.close}
        </Button>
      </form>
    </dialog>
  );
}
