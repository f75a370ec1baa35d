"use client";
/**
 * Chooses the gateway whose response format the simulated gateway imitates. The choice is optional: a second
 * click or Space clears it; without JavaScript the options are plain radio buttons.
 */
import { Radio } from "../ui/choice";

type Props = {
  readonly heading: string;
  readonly name: string;
  readonly plain: string;
  readonly shapes: readonly string[];
  readonly chosen: string | null;
  readonly choose: (shape: string | null) => void;
};

// The radio button covers its label, so that the whole label can be clicked.
const INPUT = "peer absolute inset-0 m-0 size-full cursor-pointer opacity-0";
const SEGMENT =
  "grid min-h-11 place-items-center px-1.5 py-1.5 text-[0.75rem] text-ink peer-checked:bg-ink peer-checked:text-canvas peer-focus-visible:outline-3 peer-focus-visible:-outline-offset-3 peer-focus-visible:outline-accent forced-colors:peer-checked:border-2";

export function ShapePicker({ heading, name, plain, shapes, chosen, choose }: Props) {
  return (
    <fieldset className="mt-6">
      <legend className="mb-2 font-semibold text-[0.8125rem] text-muted">{heading}</legend>
      <div
        className="grid grid-cols-2 gap-px overflow-hidden rounded-button border border-line bg-line min-[430px]:grid-cols-4"
        dir="ltr"
      >
        {shapes.map((shape) => (
          <label key={shape} className="relative bg-surface">
            <Radio
              name={name}
              value={shape}
              checked={chosen === shape}
              onChange={() => choose(shape)}
              onClick={() => {
                if (chosen === shape) choose(null);
              }}
              onKeyDown={(event) => {
                if (event.key !== " " || chosen !== shape) return;
                event.preventDefault();
                choose(null);
              }}
              onKeyUp={(event) => {
                // Prevents the browser from selecting the option again that this click has cleared.
                if (event.key === " " && chosen === null) event.preventDefault();
              }}
              className={INPUT}
            />
            <span className={SEGMENT}>{shape}</span>
          </label>
        ))}
        <noscript className="col-span-full">
          <label className="relative block bg-surface">
            <Radio name={name} value="" className={INPUT} />
            <span className={SEGMENT}>{plain}</span>
          </label>
        </noscript>
      </div>
    </fieldset>
  );
}
