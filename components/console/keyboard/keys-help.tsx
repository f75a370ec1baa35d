"use client";
import { Button } from "../../ui/button";
import { Modal } from "../modal";
import { BUTTON } from "../styles";
import type { DialogProps, KeysWords } from "./keys-facts";

const KEYS: readonly (readonly [keys: string, word: keyof KeysWords])[] = [
  ["⌘K / Ctrl K", "keyPalette"],
  ["/", "keyFilter"],
  ["J K", "keyRows"],
  ["Enter", "keyOpen"],
  ["X", "keyTick"],
  ["E", "keyExport"],
  ["R", "keyRefund"],
  ["A", "keyApprove"],
  ["G P · G A · G E · G S", "keyGo"],
  ["?", "keyHelp"],
  ["Esc", "keyClose"],
];

export default function KeysHelp({ facts: { words }, onClose }: DialogProps) {
  return (
    <Modal label={words.keys} onClose={onClose}>
      <div className="px-5 py-4">
        <h2 className="font-semibold text-ink">{words.keys}</h2>
        <dl className="mt-3">
          {KEYS.map(([keys, word]) => (
            <div key={word} className="flex justify-between gap-4 border-line border-b py-1.5 last:border-b-0">
              <dt>{words[word]}</dt>
              <dd>
                <bdi dir="ltr" className="whitespace-nowrap font-mono text-ink text-xs">
                  {keys}
                </bdi>
              </dd>
            </div>
          ))}
        </dl>
        <p className="mt-2 text-muted">{words.keyOff}</p>
        <form method="dialog" className="mt-3">
          <Button type="submit" className={BUTTON}>
            {words.close}
          </Button>
        </form>
      </div>
    </Modal>
  );
}
