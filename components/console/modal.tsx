"use client";
/** A dialog that is open while rendered. */
import { type CSSProperties, type ReactNode, useEffect, useRef } from "react";

type Props = {
  readonly label: string;
  readonly onClose: () => void;
  readonly children: ReactNode;
  readonly className?: string;
  readonly style?: CSSProperties;
};

const CENTRED = "mx-auto mt-[12vh] mb-auto w-[36rem] max-w-[calc(100vw-2rem)] overflow-hidden backdrop:bg-black/40";

export function Modal({ label, onClose, children, className = CENTRED, style }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (dialog.current?.open === false) dialog.current.showModal();
  }, []);
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: Escape closes the dialog like a click outside
    <dialog
      ref={dialog}
      aria-label={label}
      onClose={onClose}
      onClick={(event) => {
        if (event.target === event.currentTarget) event.currentTarget.close();
      }}
      style={style}
      className={`rounded-[0.875rem] border border-line bg-raised p-0 text-text shadow-float ${className}`}
    >
      {children}
    </dialog>
  );
}
