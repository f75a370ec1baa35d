"use client";
/** The switch to use wallet credit, a checkbox that works without JavaScript. */
import { type ReactNode, useEffect, useRef } from "react";
import { Switch } from "../ui/choice";
import { HiddenField } from "../ui/hidden-fields";
import { WHOLE_WALLET_QUOTE } from "./choices";

export type WalletChoice = {
  readonly amount: string;
  readonly covers: string | null;
  /** The total if wallet credit pays everything; otherwise null. */
  readonly quote: string | null;
  readonly name: string;
  readonly note: ReactNode;
};

type Props = { readonly sessionId: string; readonly wallet: WalletChoice; readonly startsOn: boolean };

/** Sessions whose wallet switch is on, kept only in memory, so that a language change keeps it. */
const used = new Set<string>();

export function WalletSwitch({ sessionId, wallet, startsOn }: Props) {
  const box = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (box.current === null) return;
    // The document may contain a switch that was turned on before this script ran.
    if (box.current.checked) used.add(sessionId);
    else box.current.checked = used.has(sessionId);
  }, [sessionId]);
  return (
    <label className="mt-4 first:mt-0 flex items-center justify-between gap-4 rounded-row bg-accent-soft px-4 py-3.5 forced-colors:border">
      <span className="min-w-0">
        <span id="use-wallet-name" className="block font-medium text-ink">
          {wallet.name}
        </span>
        <span id="use-wallet-note" className="block text-[0.875rem] text-muted">
          {wallet.note}
        </span>
      </span>
      <Switch
        ref={box}
        id="use-wallet"
        name={wallet.covers !== null ? "whole-wallet" : "wallet"}
        value={wallet.amount}
        defaultChecked={startsOn}
        onChange={({ target }) => (target.checked ? used.add(sessionId) : used.delete(sessionId))}
        aria-labelledby="use-wallet-name"
        aria-describedby="use-wallet-note"
      />
      {wallet.quote !== null && <HiddenField name={WHOLE_WALLET_QUOTE} value={wallet.quote} />}
    </label>
  );
}
