"use client";
/**
 * A button that shows the chosen method and opens a sheet with all methods at the bottom of the visible area.
 */
import { type ReactNode, useRef } from "react";
import { Button } from "../ui/button";
import { askForHeight } from "./ask-for-height";
import type { MethodOption } from "./method-row";

export type SheetWords = { readonly choose: string; readonly close: string };

type Props = {
  readonly chosen: MethodOption | undefined;
  readonly heading: string;
  readonly words: SheetWords;
  readonly describedBy: string | undefined;
  readonly children: ReactNode;
};

export function MethodSheet({ chosen, heading, words, describedBy, children }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const isPointed = useRef(false);
  const giveBack = useRef(() => {});
  const open = () => {
    dialog.current?.showModal();
    giveBack.current = askForHeight(dialog.current);
  };
  const close = () => dialog.current?.close();
  return (
    <>
      <Button
        data-part="method-selector"
        aria-haspopup="dialog"
        aria-describedby={describedBy}
        onClick={open}
        className="flex w-full items-center gap-3.5 rounded-row border border-field bg-surface px-4 py-3.5 text-start hover:bg-canvas"
      >
        <span className="sr-only">{words.choose}</span>
        {chosen === undefined ? (
          <span aria-hidden="true" className="grow text-muted">
            {words.choose}
          </span>
        ) : (
          <span className="min-w-0 grow">
            <span className="block wrap-anywhere font-medium text-ink">
              <bdi>{chosen.name}</bdi>
            </span>
            <span className="block text-[0.875rem] text-muted">{chosen.note}</span>
          </span>
        )}
        {chosen?.mark}
        <Chevron />
      </Button>
      <dialog
        ref={dialog}
        aria-labelledby="methods"
        onClose={() => giveBack.current()}
        onPointerDown={() => {
          isPointed.current = true;
        }}
        onKeyDown={(event) => {
          isPointed.current = false;
          // Enter chooses the method and closes the sheet, instead of submitting the payment.
          if (event.key !== "Enter" || !(event.target instanceof HTMLInputElement)) return;
          event.preventDefault();
          close();
        }}
        onClick={({ target }) => {
          const isChoice = target instanceof HTMLInputElement && target.name === "method";
          if (target === dialog.current || (isChoice && isPointed.current)) close();
        }}
        className="sheet mx-auto mt-auto mb-0 w-full max-w-[34rem] overflow-y-auto rounded-t-card border border-line bg-surface p-0 text-text shadow-card backdrop:bg-[#0d1b1e]/60"
      >
        <div className="px-5 pt-2 pb-6 sm:px-7">
          <div className="flex items-center justify-between gap-4">
            <h2 id="methods" data-part="payment-methods-heading" className="text-[1.125rem]">
              {heading}
            </h2>
            <Button data-part="popup-close-button" aria-label={words.close} onClick={close} className={CLOSE}>
              <Cross />
            </Button>
          </div>
          {children}
        </div>
      </dialog>
    </>
  );
}

const CLOSE = "-me-3 grid size-11 place-items-center rounded-button text-muted hover:text-ink";
const LINES = { fill: "none", stroke: "currentColor", strokeWidth: 1.75, strokeLinecap: "round" } as const;

function Chevron() {
  return (
    <svg
      aria-hidden="true"
      data-part="selector-icon"
      viewBox="0 0 16 16"
      className="size-4 shrink-0 text-muted"
      {...LINES}
    >
      <path d="m3.5 6 4.5 4.5L12.5 6" />
    </svg>
  );
}

function Cross() {
  return (
    <svg aria-hidden="true" viewBox="0 0 16 16" className="size-4" {...LINES}>
      <path d="m3.5 3.5 9 9m0-9-9 9" />
    </svg>
  );
}
