"use client";
/** A popup shown once per tab. Without JavaScript it is a part of the page. */
import { type ReactNode, useState } from "react";
import { useModal } from "./use-modal";

type Props = {
  readonly name: string;
  readonly titleId: string;
  readonly children: ReactNode;
};

const closed = new Set<string>();

export function OncePopup({ name, titleId, children }: Props) {
  const [isOpen, setOpen] = useState(() => !closed.has(name));
  return isOpen ? (
    <Popup
      titleId={titleId}
      onClosed={() => {
        closed.add(name);
        setOpen(false);
      }}
    >
      {children}
    </Popup>
  ) : null;
}

type PopupProps = { readonly titleId: string; readonly onClosed: () => void; readonly children: ReactNode };

function Popup({ titleId, onClosed, children }: PopupProps) {
  const dialog = useModal(onClosed);
  return (
    <dialog
      ref={dialog}
      open
      data-part="info-modal"
      aria-labelledby={titleId}
      onSubmit={(event) => {
        event.preventDefault();
        onClosed();
      }}
      className="m-auto w-[calc(100%-2rem)] max-w-[26rem] rounded-card border border-line bg-surface p-6 text-text shadow-card backdrop:bg-[#0d1b1e]/60 [&:not(:modal)]:static [&:not(:modal)]:mb-6 [&:not(:modal)]:w-full [&:not(:modal)]:max-w-full"
    >
      {children}
    </dialog>
  );
}
