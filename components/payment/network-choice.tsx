"use client";
/** The scheme that charges a card of two schemes, such as mada and Visa. */
import { Radio } from "../ui/choice";
import { BrandMark } from "./brand-mark";

type Props = {
  readonly name: string;
  readonly heading: string;
  /** Names of the typed card's schemes, the usual one first. */
  readonly networks: readonly string[];
  readonly chosen: string | null;
  readonly choose: (network: string) => void;
};

export function NetworkChoice({ name, heading, networks, chosen, choose }: Props) {
  if (networks.length < 2) return null;
  return (
    <fieldset className="mt-4">
      <legend className="mb-1.5 font-medium text-[0.875rem] text-ink">{heading}</legend>
      <div className="flex flex-wrap gap-2">
        {networks.map((network) => (
          <label
            key={network}
            className="flex min-h-11 items-center gap-2.5 rounded-field border border-line px-3 has-checked:border-accent has-checked:bg-accent-soft"
          >
            <Radio
              name={name}
              value={network}
              checked={network === chosen}
              onChange={() => choose(network)}
              look="page"
            />
            <bdi className="text-ink">{network}</bdi>
            <BrandMark of={network} />
          </label>
        ))}
      </div>
    </fieldset>
  );
}
