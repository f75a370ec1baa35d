"use client";
/**
 * An amount field with a choice where the money goes; shows the effects while the amount is typed. Without
 * JavaScript the field contains the remaining amount.
 */
import { type ReactNode, useEffect, useRef, useState } from "react";
import { useFormState } from "@/components/console/form/sent-form";
import { BUTTON_PRIMARY, TEXT_LINK } from "@/components/console/styles";
import { useScripted } from "@/components/shell/use-scripted";
import { Button } from "@/components/ui/button";
import { Field } from "@/components/ui/field";
import { Input } from "@/components/ui/input";
import { SubmitButton } from "@/components/ui/submit-button";
import type { WireAmount } from "@/server/domain/console";
import { moneyLine, moneyText } from "@/server/kernel/money-text";
import type { Language } from "@/server/kernel/types";
import type { AmountWords, MovedFee } from "./act-words";
import { amountText, minorUnits } from "./minor-units";
import { MovedAmounts } from "./moved-amounts";

type AmountFieldsProps = {
  readonly language: Language;
  readonly left: WireAmount;
  readonly fee: MovedFee | null;
  readonly balance: WireAmount | null;
  readonly ways: ReactNode;
  readonly notice: ReactNode;
  readonly words: AmountWords;
};

export function AmountFields({ language, left, fee, balance, ways, notice, words }: AmountFieldsProps) {
  const { values, errors } = useFormState();
  const [typed, setTyped] = useState(values.amount ?? left.amount);
  const [isWallet, setIsWallet] = useState(values.destination === "wallet");
  const runs = useScripted();
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // The form may have been filled in before this script ran.
    const way = field.current?.form?.elements.namedItem("destination");
    if (field.current !== null) setTyped(field.current.value);
    if (way instanceof RadioNodeList) setIsWallet(way.value === "wallet");
  }, []);
  const decimals = left.amount.split(".")[1]?.length ?? 0;
  const most = minorUnits(left.amount, decimals) ?? 0n;
  const units = minorUnits(typed, decimals);
  const moved = units !== null && units > 0n && units <= most ? units : null;
  const line = (amount: bigint) =>
    moneyLine({ amount: amountText(amount, decimals), currency: left.currency }, language);
  return (
    <>
      <Field
        look="dense"
        label={words.amount}
        error={errors.amount}
        hint={
          <span className="flex justify-between gap-3">
            <span>{words.upTo.replace("{amount}", line(most))}</span>
            {runs && moved !== most && (
              <Button className={`min-h-6 ${TEXT_LINK}`} onClick={() => setTyped(left.amount)}>
                {words.all}
              </Button>
            )}
          </span>
        }
      >
        {(control) => (
          <div className="relative">
            <bdi
              aria-hidden="true"
              className="pointer-events-none absolute inset-y-0 start-3 flex items-center text-muted"
            >
              {moneyText(left, language).unit}
            </bdi>
            <Input
              {...control}
              ref={field}
              look="dense"
              name="amount"
              value={typed}
              onChange={(event) => setTyped(event.target.value)}
              inputMode="decimal"
              autoComplete="off"
              required
              dir="ltr"
              maxLength={24}
              className="figures ps-14 font-semibold rtl:pe-14 rtl:ps-2.5"
            />
          </div>
        )}
      </Field>
      {ways !== null && (
        <div
          onChange={({ target }) => {
            if (target instanceof HTMLInputElement) setIsWallet(target.value === "wallet");
          }}
        >
          {ways}
        </div>
      )}
      <MovedAmounts
        language={language}
        currency={left.currency}
        decimals={decimals}
        moved={moved}
        most={most}
        fee={fee}
        balance={isWallet ? balance : null}
        words={words}
      />
      {!runs && (
        <noscript>
          <p className="text-muted">{words.noScript.replace("{amount}", line(most))}</p>
        </noscript>
      )}
      {notice}
      <SubmitButton className={`${BUTTON_PRIMARY} w-full`} working={words.working}>
        {runs && moved !== null ? words.submit.replace("{amount}", line(moved)) : words.submitPlain}
      </SubmitButton>
    </>
  );
}
