import type { ReactNode } from "react";
import { Amount, ListAmount } from "@/components/ui/amount";
import type { WireAmount } from "@/server/domain/console";
import type { Language } from "@/server/kernel/types";
import type { AmountWords, MovedFee } from "./act-words";
import { amountText, minorUnits } from "./minor-units";

type Props = {
  readonly language: Language;
  readonly currency: string;
  readonly decimals: number;
  readonly moved: bigint | null;
  readonly most: bigint;
  readonly fee: MovedFee | null;
  readonly balance: WireAmount | null;
  readonly words: AmountWords;
};

export function MovedAmounts({ language, currency, decimals, moved, most, fee, balance, words }: Props) {
  const text = (units: bigint) => (
    <ListAmount money={{ amount: amountText(units, decimals), currency }} language={language} />
  );
  const isFeeMoved = fee !== null && (fee.isKept || moved === most);
  return (
    <dl
      aria-live="polite"
      className="grid grid-cols-[1fr_auto] gap-y-2 rounded-lg bg-canvas px-3 py-2.5 forced-colors:border"
    >
      <Row name={words.moves} isStrong>
        {moved === null ? "–" : text(moved)}
      </Row>
      {isFeeMoved && (
        <Row name={words.fee}>
          <FeeWords words={words.feeIs}>
            <Amount money={fee.amount} language={language} />
          </FeeWords>
        </Row>
      )}
      <Row name={words.left}>{moved === null ? "–" : text(most - moved)}</Row>
      {balance !== null && (
        <Row name={words.balance}>
          {moved === null ? "–" : text((minorUnits(balance.amount, decimals) ?? 0n) + moved)}
        </Row>
      )}
    </dl>
  );
}

function FeeWords({ words, children }: { words: string; children: ReactNode }) {
  const [before = "", after = ""] = words.split("{amount}");
  return (
    <>
      {before}
      {children}
      {after}
    </>
  );
}

function Row({ name, isStrong = false, children }: { name: string; isStrong?: boolean; children: ReactNode }) {
  return (
    <div className="col-span-2 grid grid-cols-subgrid items-baseline gap-4">
      <dt className="text-muted">
        <bdi>{name}</bdi>
      </dt>
      <dd className={`text-end text-ink rtl:text-start ${isStrong ? "font-semibold" : ""}`}>{children}</dd>
    </div>
  );
}
