"use client";
/** Buttons that fill in test cards; without JavaScript the server returns the form filled in. */
import type { CardEntry } from "@/server/domain/payments";
import { Button } from "../ui/button";

/**
 * Id of a separate form that a test card's button submits without JavaScript, because Enter in the card form
 * must pay.
 */
export const TEST_CARD_FORM = "test-cards";

export type TestCardOption = {
  readonly number: string;
  readonly outcome: CardEntry["testCards"][number]["outcome"];
  readonly title: string;
  /** True if the card's bank requires 3-D Secure. */
  readonly isChallenged: boolean;
};

const DOTS: Readonly<Record<TestCardOption["outcome"], string>> = {
  success: "bg-good",
  failed: "bg-bad",
  error: "bg-warning",
  declines_later: "bg-muted",
};

type Props = {
  readonly heading: string;
  /** Heading of the folded list of test cards whose bank requires 3-D Secure. */
  readonly challenged: string;
  readonly name: string;
  readonly cards: readonly TestCardOption[];
  readonly choose: (number: string) => void;
};

export function TestCards({ heading, challenged, name, cards, choose }: Props) {
  const [plain, asked] = [false, true].map((each) => cards.filter(({ isChallenged }) => isChallenged === each));
  return (
    <fieldset className="@container mt-6">
      <legend className="mb-2 font-semibold text-[0.8125rem] text-muted">{heading}</legend>
      <Cards name={name} cards={plain ?? []} choose={choose} />
      {asked !== undefined && asked.length > 0 && (
        <details className="mt-2">
          <summary className="min-h-6 cursor-pointer py-1 text-[0.8125rem] text-muted">{challenged}</summary>
          <Cards name={name} cards={asked} choose={choose} />
        </details>
      )}
    </fieldset>
  );
}

function Cards({ name, cards, choose }: Pick<Props, "name" | "cards" | "choose">) {
  return (
    <div className="grid gap-2 @min-[19.5rem]:grid-cols-2">
      {cards.map(({ number, outcome, title }) => (
        <Button
          key={number}
          type="submit"
          form={TEST_CARD_FORM}
          name={name}
          value={number}
          onClick={(event) => {
            event.preventDefault();
            choose(number);
          }}
          className="min-h-11 rounded-button border border-line bg-surface px-2.5 py-2 text-start sm:px-3 hover:bg-canvas"
        >
          <span className="flex items-center gap-2 font-medium text-[0.875rem] text-ink">
            <span aria-hidden="true" className={`size-2 shrink-0 rounded-full ${DOTS[outcome]}`} />
            {title}
          </span>{" "}
          <bdi
            dir="ltr"
            className="figures block whitespace-nowrap text-[0.75rem] text-muted sm:text-[0.8125rem] rtl:text-end"
          >
            {number.replace(/(\d{4})(?=\d)/g, "$1 ")}
          </bdi>{" "}
          <span className="sr-only">{number}</span>
        </Button>
      ))}
    </div>
  );
}
