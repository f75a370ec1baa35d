"use client";
import { useState } from "react";
import { Button } from "../ui/button";
import { QUIET } from "../ui/button-styles";
import { MethodDetails, type MethodOption, MethodRow } from "./method-row";
import { type RemovalWords, RemoveCard } from "./remove-card";
import { CARDS_IN_SIGHT } from "./rows-in-sight";

export type GroupTitles = {
  readonly saved: string;
  readonly others: string;
  readonly more: string;
  readonly viewMore: string;
  readonly viewLess: string;
};

type Props = {
  readonly cards: readonly MethodOption[];
  readonly methods: readonly MethodOption[];
  readonly titles: GroupTitles;
  readonly chosen: string | null;
  readonly choose: (code: string) => void;
  readonly cvv: { readonly label: string; readonly hint: string; readonly error: string | null };
  readonly visibleItems: number | null;
  readonly removal: {
    readonly words: RemovalWords;
    readonly locked: string | null;
    readonly lost: string | null;
    readonly isSending: boolean;
  } | null;
  /** True if the chosen method's details are shown outside the list of methods. */
  readonly hasRowsOnly: boolean;
};

const BOX = "flex flex-col gap-2";
const TITLE = "mt-4 mb-2 font-semibold text-[0.8125rem] text-muted";

export function MethodGroups(props: Props) {
  const { cards, methods, titles, chosen, choose, cvv, visibleItems, removal, hasRowsOnly } = props;
  const all = [...cards, ...methods].map(({ code }) => code);
  const beyond = visibleItems === null ? [] : all.slice(visibleItems);
  const [isOpen, setOpen] = useState(false);
  const isBeyond = chosen !== null && beyond.includes(chosen);
  const shows = isOpen || isBeyond;
  const row = (option: MethodOption) => {
    const checked = chosen === option.code;
    return (
      <MethodRow
        key={option.code}
        option={option}
        checked={checked}
        choose={() => choose(option.code)}
        isFolded={!shows && beyond.includes(option.code)}
        removing={
          option.removal === undefined || removal === null ? null : (
            <RemoveCard
              removal={option.removal}
              words={removal.words}
              isLocked={removal.locked === option.removal.cardId}
              isLost={removal.lost === option.removal.cardId}
              isSending={removal.isSending}
            />
          )
        }
      >
        {!hasRowsOnly && (
          <MethodDetails option={option} checked={checked} cvv={{ ...cvv, error: checked ? cvv.error : null }} />
        )}
      </MethodRow>
    );
  };
  const folded = visibleItems === null ? cards.slice(CARDS_IN_SIGHT) : [];
  const titled = cards.length > 0;
  const isFolded = (options: readonly MethodOption[]) => !shows && options.every(({ code }) => beyond.includes(code));
  return (
    <>
      {titled && (
        <div data-part="saved-cards">
          <h3 className={TITLE}>{titles.saved}</h3>
          <div className={BOX}>
            {cards.slice(0, cards.length - folded.length).map(row)}
            {folded.length > 0 && (
              <details open={folded.some(({ code }) => code === chosen)}>
                <summary className="min-h-11 rounded-row px-4 py-2.5 text-[0.875rem] text-accent hover:bg-canvas">
                  {titles.more}
                </summary>
                <div className={BOX}>{folded.map(row)}</div>
              </details>
            )}
          </div>
        </div>
      )}
      {methods.length > 0 && (
        <div data-part="redirect-links" className={isFolded(methods) ? "hidden" : ""}>
          {titled && <h3 className={TITLE}>{titles.others}</h3>}
          <div className={titled ? BOX : `mt-4 ${BOX}`}>{methods.map(row)}</div>
        </div>
      )}
      {beyond.length > 0 && !isBeyond && (
        <Button
          data-part="view-toggle"
          aria-expanded={shows}
          onClick={() => setOpen(!shows)}
          className={`${QUIET} mt-2`}
        >
          {shows ? titles.viewLess : titles.viewMore}
        </Button>
      )}
    </>
  );
}
