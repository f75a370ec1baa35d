/** The answers to the question how to pay: saved cards, the first few in sight, then the other methods. */
import { type MethodOption, MethodRow } from "./method-row";

/** More saved cards than this are folded away. */
const CARDS_IN_SIGHT = 4;

/** The titles of the groups, in the page's language. */
export type GroupTitles = {
  readonly saved: string;
  readonly others: string;
  /** Opens the folded cards. */
  readonly more: string;
};

type Props = {
  readonly cards: readonly MethodOption[];
  readonly methods: readonly MethodOption[];
  readonly titles: GroupTitles;
  readonly chosen: string | null;
  readonly choose: (code: string) => void;
  readonly cvvLabel: string;
  readonly cvvError: string | null;
};

/** How many rows are in sight before anything is unfolded. */
export function rowsInSight(cards: number, methods: number): number {
  return Math.min(cards, CARDS_IN_SIGHT) + methods;
}

const BOX = "overflow-hidden rounded-row border border-line";
const TITLE = "mt-4 mb-2 font-semibold text-[0.8125rem] text-muted";

export function MethodGroups({ cards, methods, titles, chosen, choose, cvvLabel, cvvError }: Props) {
  const row = (option: MethodOption) => {
    const checked = chosen === option.code;
    return (
      <MethodRow
        key={option.code}
        option={option}
        checked={checked}
        choose={() => choose(option.code)}
        cvvLabel={cvvLabel}
        cvvError={checked ? cvvError : null}
      />
    );
  };
  const folded = cards.slice(CARDS_IN_SIGHT);
  const titled = cards.length > 0;
  return (
    <>
      {titled && (
        <>
          <h3 className={TITLE}>{titles.saved}</h3>
          <div className={BOX}>
            {cards.slice(0, CARDS_IN_SIGHT).map(row)}
            {folded.length > 0 && (
              <details open={folded.some(({ code }) => code === chosen)} className="border-line border-t">
                <summary className="min-h-11 px-4 py-2.5 text-[0.875rem] text-accent hover:bg-canvas">
                  {titles.more}
                </summary>
                <div className="border-line border-t">{folded.map(row)}</div>
              </details>
            )}
          </div>
        </>
      )}
      {titled && methods.length > 0 && <h3 className={TITLE}>{titles.others}</h3>}
      {methods.length > 0 && <div className={titled ? BOX : `mt-4 ${BOX}`}>{methods.map(row)}</div>}
    </>
  );
}
