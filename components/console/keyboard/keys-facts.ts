import type { FoundKind, FoundNamed, FoundTarget } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";

export type KeysWords = Readonly<
  Record<
    | "palette"
    | "placeholder"
    | "goTo"
    | "toDo"
    | FoundKind
    | `found_${FoundNamed["kind"]}`
    | "nothing"
    | "refund"
    | "advance"
    | "close"
    | "keys"
    | "keyPalette"
    | "keyFilter"
    | "keyRows"
    | "keyOpen"
    | "keyTick"
    | "keyExport"
    | "keyRefund"
    | "keyGo"
    | "keyApprove"
    | "keyHelp"
    | "keyClose"
    | "keyOff",
    string
  >
>;

export type PaletteLink = { readonly title: string; readonly href: string };

export type KeysFacts = {
  readonly language: Language;
  /** False if the user has switched off shortcuts of a single letter. */
  readonly hasLetters: boolean;
  /** Addresses of pages by the second letter of their shortcut (`P` in `G P`). */
  readonly places: Readonly<Record<string, string>>;
  readonly pages: readonly PaletteLink[];
  readonly acts: readonly PaletteLink[];
  readonly canRefund: boolean;
  /**
   * Base addresses of objects' pages; the page of an object that the search found is a base followed by the
   * object's id.
   */
  readonly bases: Readonly<Record<FoundTarget["page"], string>>;
  readonly words: KeysWords;
};

export type DialogProps = { readonly facts: KeysFacts; readonly onClose: () => void };
